export const politics: { readonly [rule: string]: string } = {
  'PART-9':
    'Who is at war with whom, who stands by whom, when a nation falls, and what follows. In China and Manchuria it is about Japan, China with the Communists, Mongolia and the Soviet Union.',
  '9.0':
    'A minor nation is neutral until it is invaded. At war it has two Offensives a month that cannot be saved, its own sources, one free replacement a month, and half its strength when attacked abroad without planes. Its resources earn 2 points each for the power that stands by it, which can build its units for a point less.',
  '9.1':
    'Entering, attacking or declaring war on a nation is an invasion. Japan and China are at war from July 1937. Nobody crosses a neutral border in the Movement Phase. Japan may declare war on the Soviet Union while she holds Nomonhan, after August 1939 (10.39, R137).',
  '9.2':
    'Japan announces the invasion of a neutral country first, an enemy of hers sets up its forces, and for each country it is said whom else she is then at war with. Mongolia is the exception: who invades it is at war with nobody else. In the China campaign Japan can say so whenever she is asked for her next Offensive (R131); the Allies then set up the Mongolian cavalry and the Soviet corps that came to its help, which fights in Mongolia alone (R133) and is no partner of China’s (R135). Japanese Zones of Control over the border do not hinder the set-up.',
  '9.3':
    'The United States stay out of the war until Japan attacks them, the British, Australia or the Dutch; until then none of their units may do anything.',
  '9.9':
    'A nation may be given up for good; what follows is what follows a conquest (9.11). With the option it can be declared whenever one is asked for the next Offensive (R127).',
  '9.10':
    'A minor nation falls when half of its cities, rounded up, are captured and a supplied enemy unit has come into or beside its capital. China is tested in the same way (R65). The Soviet Far East is out of the war when all its cities are taken. A colony falls with all its cities and resource hexes. This is counted at the end of the month (R128). Japan falls with all her cities with resources: the desk tells, for no scenario here brings anybody there, and none has the strategic warfare that could make her give in.',
  '9.11':
    'The forces of a conquered nation leave the game, on the map and off it, with their leaders; partisans fight on (10.6). Its land is the conqueror’s but for what its allies hold (R123), its railways carry one unit a month, and its resources earn 2 points each.',
  '9.14':
    'Bataan and Singapore, once taken, give Japan a coastal fort each to be built elsewhere for nothing; their own forts are not rebuilt.',
  '9.24':
    'When its conqueror’s enemies hold all of its cities with resources a nation is liberated. It does not rise again, but its land, without colonies, and its resources are the liberator’s, and each Winter it sends one land unit for nothing (R126), to one of those cities.',
  '9.25':
    'From the second Seasonal Turn after the conquest of China Japan needs 25 units there and one in every city. Where the Supply Step finds it otherwise, empty cities with resources earn nothing, and in the Replenishment Step an army rises in or beside each empty city. Risen China has two Offensives a month and traces to any city that nobody occupies. Played with the option of an occupation (R124, R125).',
  '9.26':
    'Nations of a side act together, but of those an Offensive activates at least half are of its own nation. Soviets and Western Allies keep apart: no common hexes, bases, Offensives or sources.',
  '9.27':
    'In the campaign the Allies win if Japan is conquered by August 1945; after December 1945 she wins, and in between it is a draw. Scenarios have lines of their own (R72).',
};
