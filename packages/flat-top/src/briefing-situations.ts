/** How things stand at the beginning of each scenario of the book, and where to begin, in a line or two for each side. */
import type { Side } from './state.js';

type Situation = Readonly<Record<Side, string>>;

export const situations: { readonly [scenario: string]: Situation } = {
  'rings-around-rabaul': {
    allied:
      'Lexington comes down on Rabaul from the east. Search little, strike early, and be gone before their torpedo planes find her.',
    japan:
      'A carrier is out there, to the east. Send flying boats to look for her at first light and keep the torpedo planes armed; one good strike decides the day.',
  },
  'coral-sea-battle': {
    allied:
      'Their carriers are north of you, their transports between you and Port Moresby. Find the carriers at dawn; sink transports if you cannot.',
    japan:
      'Your carriers and the convoy are on either side of the enemy. Keep his carriers busy, and bring the transports to Port Moresby: at anchor there they unload.',
  },
  'coral-sea-crucial-days': {
    allied:
      'The convoy comes through the Louisiades, Shoho with it; two big carriers are somewhere to the east. You cannot be on both sides at once: choose.',
    japan:
      'Two days to reach Port Moresby. Shoho covers the transports, Shokaku and Zuikaku come round the Solomons behind the enemy.',
  },
  'coral-sea': {
    allied:
      'Tulagi has just been taken, and ships at anchor there can be struck at once. The real blow comes later, from Rabaul: keep your fuel, planes and carriers for it.',
    japan:
      'The invasion force lies at Rabaul until the evening of the second day. Until then find the enemy carriers, or at least keep out of their way.',
  },
  'eastern-solomons-battle': {
    allied:
      'Somewhere to the north-west are three carriers, and transports for Guadalcanal. Search with flying boats from Ndeni, and hold the strike until you know which fleet you have found.',
    japan:
      'Enemy carriers are east of the Solomons. A small force shown early may draw their strike; your big carriers then have theirs to themselves.',
  },
  'eastern-solomons': {
    allied:
      'Japan wants troops ashore on Guadalcanal and at Gili-Gili. Henderson and your carriers cover the one, the bombers of Port Moresby the other; Wasp is still to the south-east.',
    japan:
      'Three convoys: from Rabaul, off Goodenough and off Ontong Java. Gili-Gili is weakly held and worth most; the carriers keep Henderson and the American carriers occupied.',
  },
  'santa-cruz-battle': {
    allied:
      'Two carriers against four, and both fleets are within reach when the sun rises. Who strikes first wins; Espiritu Santo’s flying boats can tell you where.',
    japan:
      'You have more of everything, and the enemy is near. Search in time, strike with all you have, and spread your carriers so that his one strike does not find them all.',
  },
  'santa-cruz': {
    allied:
      'The Japanese fleet is north of the Solomons. Henderson strikes by day; your carriers off Ndeni wait until they know where the enemy carriers are.',
    japan:
      'Bring Henderson under your guns by night and your planes by day, and bring the American carriers to battle. Two hundred points are needed: sink big ships.',
  },
  guadalcanal: {
    allied:
      'Transports unload under Henderson’s guns while battleships come to shell it. Hold the first night with cruisers; Enterprise and two battleships come from the south the night after.',
    japan:
      'Eleven transports at Shortland must reach Guadalcanal. Bombard Henderson by night so that its planes stay on the ground, and cover the convoy with the carriers off Ontong Java.',
  },
};
