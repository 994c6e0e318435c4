/** Rules that are implemented and that no game can come to, with the reason: the trial does not wait for them. */
export const beyondPlay: { readonly [rule: string]: string } = {
  '7.15': 'home guards are settled at the desk alone: no phase of the game raises any',
  '7.17': 'repairs are settled at the desk alone: nothing in the game destroys an installation that could be repaired',
};
