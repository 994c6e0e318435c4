export const special: { readonly [rule: string]: string } = {
  '10.0':
    'Commandos are infantry that takes no room, slips from one enemy zone into another, suffers less without supply, destroys an installation by walking through it, and goes by submarine.',
  '10.2':
    'In the first month in which Japanese troops invade a neutral nation they add 2 to their attacks on it, in the second 1, with bonuses for planes and paratroops; whoever is surprised has no second roll (11.14). Neither China nor the Soviet Union is surprised: here it is Mongolia, from when Japanese troops come over the border in an Offensive (R185).',
  '10.3':
    'From 1942 the United States have a few chits with which ships that were found slip away for the rest of a phase.',
  '10.4':
    'Once Japan is at war with the United States, each side rolls in every fair month and depletes that many infantry or air units that stand in jungle.',
  '10.6':
    'A people whose land is invaded rises: in China on a die of 3 or more, with each point spent on it counting 1. Two partisans at a time, one a season before 1942; an atrocity, which is Japanese troops in China without a Japanese General there, doubles the one and lifts the other for good; a General who rides in with them is there. They can be bought for 2 points. They hold their hex, block railways and supply, move a hex in the Movement Phase, and are gone when attacked or entered, by troops of their own side too (R162), or by a leader of theirs (R170). They rise in no hex with a port, a city or works, nor where a General stands.',
  '10.7':
    'From 1944 Japanese planes may fly one way against ships within a range that a secret roll has set; they add 2 to every attack and are lost.',
  '10.8':
    'From 1944 attacks that are at least half Soviet armour add 1 in clear ground, and attacks on such a stack lose 1, unless Japan has air superiority.',
  '10.10':
    'Attacks on Japanese troops in a city of Japan lose 1, and the result in brackets falls back on the attacker.',
  '10.13':
    'In 1944 Japan rolls each season for fortifications that she may begin for nothing, until she rolls a 6 after the first time.',
  '10.14':
    'Blamey, MacArthur and Stilwell have no strength of their own: with a Headquarters of their nation they add 1 (MacArthur 2) to each stack of it within its radius, in attack and defence, beyond the doubling too (R47).',
  '10.16':
    'While there is peace with the Soviet Union and Nomonhan is not Japan’s, ten Japanese 3-1 infantry units watch ten hexes of the Manchurian border. Two of them may go into Mongolia, and from there only back; they may attack over the border from where they stand, and those who have to stay there do not advance. From December 1941 any infantry will do.',
  '10.25':
    'Three special chits help a submarine into an enemy port, where it attacks twice with a doubled roll. Each is used once.',
  '10.30':
    'Units with a red F on the counter roll a die each month: on a 6 they are depleted or damaged without any enemy.',
  '10.33':
    'Merrill, Wingate and Yamashita take infantry with them in the Exploitation Step, Merrill and Wingate only their own commandos, in fair weather.',
  '10.34':
    'In Summer 1945 the United States have two atomic bombs. Each counts as a strategic attack of the heaviest kind and lowers what it takes to make Japan surrender (9.10).',
  '10.35':
    'Japan may lay up to six hexes of railway in a game, here or in Burma, 2 points each and finished after a season, each beside a line of hers or in a city, where none runs (R186). Trains run over them, supply goes through jungle along them, and into that jungle it is one Movement Point. They are pulled down, lie in ruins and are repaired as airbases are.',
  '10.36':
    'Two coastwatchers are landed and taken off in Seasonal Turns; they see ships in their own hex and have no strength.',
  '10.37': 'Until July 1943 a hit by American submarines or motor boats is a dud on a roll of two dice of 7 or less.',
  '10.38':
    'Once in 1942 a bomber flown from a carrier to a Japanese city gives the United States points, Offensives and the Initiative, and costs Japan an Offensive.',
  '10.39':
    'Fighting in Mongolia makes no war between Japan and the Soviet Union. From September 1939 whoever holds Nomonhan decides: Japan with it may declare war and cannot be attacked; without it she may not. It is worth 2 points a season.',
  '10.40':
    'Destroyers under Admiral Tanaka carry what sea transports carry, and need not be given up to land it without a port.',
  '10.41':
    'Small ships marked with an R go up rivers, five Movement Points a hex, not into enemy zones. They do not attack, and are attacked as land units with their armour for strength.',
  '10.42':
    'On islands of up to three hexes supply is traced from coast to coast, over coastal hexes without supplied enemies; never over the open sea.',
  '10.43':
    'Japan may once, the United States twice, make a small port a major one: 5 points, and a die for the seasons it takes, longer before 1943 and for Japan. With a port that is destroyed or captured the work is lost. On a 6 it cannot be done there (R130).',
};
