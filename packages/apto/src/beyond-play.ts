/** Rules that are implemented and that no game can come to, with the reason: the trial does not wait for them. */
export const beyondPlay: { readonly [rule: string]: string } = {
  '7.15': 'home guards are settled at the desk alone: no phase of the game raises any',
};
