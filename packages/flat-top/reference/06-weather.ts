export const chapter6: { readonly [rule: string]: string } = {
  '6.1':
    'Weather opens every turn but the first of a game, which is played under the sky it was set up with. Here all weather dice are rolled openly.',
  '6.2':
    "Every sector has its own wind, which drives its clouds (6.4) and decides which way carriers must steam to fly (6.10). Here: in a hex that belongs to two sectors the eastern one's wind blows, then the southern one's (R19).",
  '6.2.1':
    "At the start each sector's wind follows the arrow printed in its Directional hex. The printed arrows are lost: here the south-east trade wind blows everywhere at first, a chart that owners of the map may correct.",
  '6.2.2':
    "At 0600, 1200, 1800 and 2400 a die for each sector may turn its wind by one hexside: a 5 against the clock, a 6 with it, anything else leaves it. Here: where half the map is used, the other half's sectors have no wind to roll for (R17).",
  '6.3': 'How the clouds lie at the beginning is named by the scenario: scattered (6.3.1) or in fronts (6.3.2).',
  '6.3.1':
    'Each sector has four clouds, thrown from its Directional hex one by one: a single die gives both the direction and the distance. Clouds may land on top of each other, which makes storms (6.5).',
  '6.3.2':
    'Each sector has a line of three clouds running north-east to south-west through its Directional hex, five hexes apart, and a single die shifts the whole line. Here: a marker may come to lie on a fold or in the next sector; one thrown off the board is placed anew (R14).',
  '6.4':
    'On even hours every cloud drifts a hex with the wind. One that comes to a hex shared by sectors is taken up, and the Cloud Movement Table says in which sector it is thrown down again, by 6.3.1 even in a game of fronts. Here: even means the hour of the clock (R1), folds make the shared hexes (R13, a switch), and board edges count like folds (R15).',
  '6.5':
    'A cloud covers its own hex and everything within two hexes of it. Where two or more clouds overlap there is a storm.',
  '6.6':
    'Planes may not enter a storm, and those caught when one forms must leave it by the shortest way before doing anything else. A task force that starts in a storm stays put; one that enters stops there. Planes that land in a storm roll as by night (14.10). Here: that roll is for those over whom it formed, since nobody may fly in (R20, a switch); mere cloud slows nobody.',
  '6.7':
    'Nothing inside a storm is ever observed, and whoever begins the turn in one sees nothing until the next. Clouds have rows of their own in the Observation Tables and add 1 to the search die (7.3.3). Here: beginning a turn is judged after the Weather Phase (R3), and a base under a storm is blind as well (R25).',
  '6.8':
    'A task force that slips into cloud is harder to follow: 1 is added to the Shadow Table die. If it goes into a storm the shadower always loses it (11.3.2, 11.3.3).',
  '6.9':
    'Fighting in cloud costs hit tables: see 16.10.2, 17.7.2 and 18.5.3. In a storm hex nobody fights at all, not even ships.',
  '6.10':
    'A carrier must steam one hex into the wind in any turn in which she launches and lands more Air Factors, all told, than her Minimum Launch Factor. Here: the arrow shows where the wind blows to, so she steams against it (R18, a switch); that hex is part of her plot once more stands on deck (R54, R231), and without it she takes in no more either. Tenders and battleships are excused.',
  '6.11':
    'Shaded hours on the time chart are night. Here: the shading is lost, and night runs from 1900 to 0500 inclusive (R2).',
};
