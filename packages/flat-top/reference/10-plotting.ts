export const chapter10: { readonly [rule: string]: string } = {
  '10.1':
    "Every turn every task force gets a plot, seen or unseen. Here: both sides' plots are sealed; a task force for which nothing is written stays where it is.",
  '10.2':
    "On paper a plot is an arrow with the turn's number, and a task force that stays has none. Here: it is the whole way, hex by hex, with dividing, combining, anchoring, unloading and coming into the open (R64); nobody waits halfway and goes on (R235).",
};
