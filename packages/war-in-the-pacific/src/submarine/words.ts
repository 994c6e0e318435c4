/** The events of a hunt as sentences. */
import type { Event } from '@ironbottom/umpire';

type Data = Event['data'];
type Value = Data[string];

const list = (value: Value): string => (Array.isArray(value) ? value.join(', ') : '');
const boats = (n: Value): string => `${String(n)} submarine${n === 1 ? '' : 's'}`;
const thrown = (faces: Value): string =>
  Array.isArray(faces) && faces.length > 1 ? `dice ${faces.join(' and ')}` : `die ${list(faces) || String(faces)}`;
const plus = (n: Value, why: string): string => (typeof n === 'number' && n > 0 ? ` + ${n} for ${why}` : '');

const sentences: { readonly [kind: string]: (data: Data) => string } = {
  'air-search': ({ base, marker, roll, needed, found }) =>
    `Planes from ${base} look for ${marker}: roll ${roll}, ${needed} or more wanted. ${found ? 'They find it.' : 'They see nothing.'}`,
  'at-sea': ({ forces, subrons }) => `${forces} task forces and ${subrons} squadrons of submarines are at sea.`,
  'air-phase': ({ searches }) => (list(searches) === '' ? 'No planes search.' : `Planes search: ${list(searches)}.`),
  chit: ({ marker, cup, chit }) => `For ${marker} a chit from cup ${cup}: Report ${chit}.`,
  report: ({ marker, report }) => `${marker} is reported as ${report}.`,
  intensive: ({ base, face, lost }) =>
    `${base} rolls ${face} for the intensive search: ${lost === 0 ? 'no planes are lost' : `${lost} Air Point${lost === 1 ? ' is' : 's are'} lost`}.`,
  'naval-phase': ({ phase, of, night, goesOn }) =>
    goesOn ? `Naval Phase ${phase} of ${of}, by ${night ? 'night' : 'day'}.` : 'The hunt is over.',
  'sets-out': ({ marker }) => `${marker} sets out.`,
  moved: ({ marker }) => `${marker} sails on.`,
  arrived: ({ marker }) => `${marker} has arrived.`,
  'sub-search': ({ subron, marker, face, weather, planes, found }) =>
    `${subron} searches for ${marker}: die ${face}${plus(weather, 'the weather')}${plus(planes, 'planes that hunt it')}. ${found ? 'Contact!' : 'Nothing.'}`,
  'sub-sunk': ({ subron }) => `A submarine of ${subron} is sunk.`,
  met: ({ marker, dummy }) =>
    dummy ? `${marker} was a dummy, and is taken off the map.` : `${marker} is there: it is no dummy.`,
  available: ({ subron, submarines }) =>
    `${submarines === 0 ? 'No submarine' : boats(submarines)} of ${subron} can attack.`,
  'laid-out': ({ marker, groups }) =>
    `${marker} as the periscopes show it: ${Array.isArray(groups) && groups.length > 0 ? groups.join('; ') : 'nothing'}.`,
  attack: ({ subron, marker, sent }) =>
    Array.isArray(sent) && sent.length > 0
      ? `${subron} attacks ${marker}: ${list(sent)}.`
      : `${subron} lets ${marker} pass.`,
  screened: ({ group, face, hedgehogs, screened, through }) =>
    `The screen of ${group} rolls ${face}${plus(hedgehogs, 'hedgehogs')}: ${screened} screened off, ${through === 0 ? 'none' : through} through.`,
  'turned-up': ({ ship, type, marker, force }) => `${type} ${ship} is in the cross-hairs: ${marker} is the ${force}.`,
  torpedoes: ({ ship, faces, hit }) => `Torpedoes at ${ship}: ${thrown(faces)}, ${hit ? 'a hit' : 'no hit'}.`,
  damage: ({ ship, face, protection, levels, damage, sunk }) =>
    `The damage is ${face}${protection === null ? '' : `, her protection ${protection}`}: ${sunk ? `${ship} sinks` : levels === 0 ? `${ship} is unhurt` : `${ship} is at D${damage}`}.`,
  again: ({ face, again }) =>
    `A ${face}: ${again ? 'she may be attacked again' : 'the others look for another target'}.`,
  counterattack: ({ group, faces, screened, sunk }) =>
    `${group} strikes back: ${thrown(faces)}, ${screened} or less wanted. ${sunk ? 'A submarine is caught.' : 'They get away.'}`,
  'torpedoes-spent': ({ squadron, face, spent }) =>
    `${squadron} rolls ${face} for torpedoes: ${spent === 0 ? 'enough are left' : `${boats(spent)} go home`}.`,
  midget: ({ face, hit }) => `The midget rolls ${face}: ${hit ? 'she is in, and hits' : 'she does not get in'}.`,
  'combat-over': ({ marker }) =>
    `No more submarines come up with ${marker || 'them'}: ships that were hit roll for critical hits.`,
  critical: ({ ship, critical }) => `${ship} ${critical ? 'has suffered a critical hit' : 'has no more to suffer'}.`,
  'critical-seen': ({ ship, sunk, damage }) =>
    sunk ? `${ship} blows up and sinks.` : `${ship} is burning: D${damage}.`,
  points: ({ japan, allies, hurt, forces, subrons }) =>
    `Japan ${japan} points, the Allies ${allies}. ${list(hurt) === '' ? 'No ship was hurt.' : `${list(hurt)}.`} ${list(forces)}; ${list(subrons)}.`,
};

export const submarineWords = ({ kind, data }: Event): string => {
  const text = sentences[kind]?.(data) ?? kind;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
