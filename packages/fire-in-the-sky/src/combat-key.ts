/** When two records of a battle are equal for all that is still to come, and for what is reported in the end. */
import {
  type AirPiece,
  ashore,
  type Battle,
  type Force,
  type LandPiece,
  type NavalPiece,
  soundShips,
  type Volley,
} from './battle.js';
import { roundsOf } from './chapters/11-2-4-surface.js';
import { sides } from './pieces.js';
import { isCarrier, isUnit, unitOf } from './units.js';

/** Ships with the same figures in the same state are as good as one another: names do not matter to dice. Of a carrier it matters whose planes are aboard. */
const kinds = new Map<string, string>();
function kindOf(id: string): string {
  let kind = kinds.get(id);
  if (kind === undefined) {
    const unit = unitOf(id);
    const { nation, type, firepower, defence, antiAir } = unit;
    kind = isCarrier(unit) ? id : `${nation[0]}${type}${firepower}${defence}.${antiAir}`;
    kinds.set(id, kind);
  }
  return kind;
}

const shipKey = ({ id, anchored }: NavalPiece): string => kindOf(id) + (anchored ? 'a' : '');

/** The last exchange of fire of the last step: of the ships only decks still matter, if any planes fly. */
function isLastFire(battle: Battle): boolean {
  const { steps, stage, round, awaits } = battle;
  if (steps.length !== 1 || awaits !== null) return false;
  return steps[0] === 'surface' ? round >= roundsOf(battle) && stage > 0 : steps[0] === 'air' && stage > 4;
}

/** Ships and Air Points that are gone are not in it: whoever wants to know how many keeps a tally. */
function forceKey(force: Force, last: boolean): string {
  const { air, cargo, land, submarines, submarinesLost } = force;
  const aboard = last && air.some(({ from, state }) => from !== ashore && state !== 'lost');
  let key = `${submarines} ${submarinesLost};`;
  if (!last || cargo.length > 0) key += sorted(soundShips(force).map(shipKey));
  else if (aboard) key += sorted(soundShips(force).filter(isDeck).map(shipKey));
  if (!last || aboard) key += sorted(air.map(airKey));
  if (cargo.length > 0) key += sorted(cargo.map(({ kind, strength }) => kind.charAt(0) + strength));
  if (land.length > 0) key += sorted(land.map(landKey));
  return key;
}

const sorted = (parts: string[]): string => `${parts.sort().join()};`;
const isDeck = ({ id }: NavalPiece): boolean => isCarrier(unitOf(id));
const airKey = ({ state, elite, kamikaze, from }: AirPiece): string =>
  state === 'lost'
    ? ''
    : `${state.charAt(1)}${elite ? 'e' : ''}${kamikaze ? 'k' : ''}${from === ashore ? 'b' : kindOf(from)}`;
const landKey = ({ strength, marine, landing }: LandPiece): string =>
  `${strength}${marine ? 'm' : ''}${landing ? 'l' : ''}`;

export function battleKey(battle: Battle): string {
  const last = isLastFire(battle);
  const { steps, stage, round, volleys, hits, halves, checks, supremacy, brokeOff } = battle;
  const fire = volleys.map(volleyKey);
  const tests = checks.map(({ id, plus, first }) => `${kindOf(id)}+${plus}:${first}`);
  const head = `${steps.length}${stage}${round}${supremacy ?? ''}${brokeOff.japan}${brokeOff.allies}`;
  const forces = sides.map((side) => forceKey(battle.sides[side], last));
  return [head, fire.join(), hits.join(), halves, tests.join(), ...forces].join('|');
}

function volleyKey({ by, left, hits, from, plus, at }: Volley, nth: number, all: readonly Volley[]): string {
  const target = at.startsWith('*') ? at : isUnit(at) ? kindOf(at) : at;
  return `${by[0]}${left}.${hits}.${from}+${plus}${all[nth - 1]?.at === at ? '=' : target}`;
}
