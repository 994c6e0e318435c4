export const chapter1: { readonly [rule: string]: string } = {
  '1': 'The scale of the game: a hex is about 20 miles, a turn an hour, a ship counter a single ship, an Air Factor some three planes. It also sets the scene, the Solomons and New Guinea in 1942. Nothing in play follows from it, so there is nothing to enforce.',
};
