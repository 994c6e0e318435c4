export const combined: { readonly [rule: string]: string } = {
  'PART-12': 'This game and its European sister are played together, with units that go from one theatre to the other.',
  '12.0': 'Ranges and movement are doubled on the way to Europe and halved on the way back.',
  '12.1': 'A ship that changes the theatre rolls a die for its refit: on a 6 it comes damaged.',
  '12.2': 'Neither German and Italian units in the Pacific nor Japanese ones in Europe draw on the other’s sources.',
  '12.3': 'Victory is counted over both theatres, with degrees of advantage when neither side has lost altogether.',
};
