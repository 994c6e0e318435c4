export const amphibiousAdmirals: { readonly [rule: string]: string } = {
  '21.0':
    'Admirals who lead landings. One who also fights at sea has one less on his dice for each point of transports with him.',
  '21.1':
    'He commands so many ground steps and no more; ships over or under his level change his dice by up to five. Debarking costs 4 to 6 points a step with him; he may add one to quality, before it is halved, and to the die of the assault, and save turns of planning.',
  '21.2': 'Up to two subordinates, no higher and no abler; they count only when they have to take over.',
  '21.3':
    'An admiral whose flagship sinks is thrown for: up to 7 he shifts his flag, 8 he leaves, 9 and 10 he is wounded, 11 and more he is killed; one more for Japan.',
  '21.4': 'Admirals are named from the box of those available, when the force sets out from port.',
  '21.5': 'Two dice, his own number added: with 3 or less he cannot come.',
  '21.6': 'Every chit for an admiral is one more when his ratings are thrown for.',
  '21.6.1':
    'Promoted, unless two dice are 7 or 11, after an opposed landing that drives the defender out at three to one in losses.',
  '21.7': 'Demoted, by the same dice, when the assault has to go back.',
  '21.8': 'A landing that nobody leads pays a point more for every step; somebody must lead it while anybody can.',
  '21.9':
    'From 1944 Turner and Task Force 51 make a landing quicker, add one to its combat and, in 1944, save a turn of planning.',
};
