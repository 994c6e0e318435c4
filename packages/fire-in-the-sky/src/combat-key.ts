/** When two records of a battle are equal for all that is still to come, and for what is reported in the end. */
import { ashore, type Battle, type Force, type NavalPiece, soundShips, type Volley } from './battle.js';
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
  const { steps, stage, round } = battle;
  if (steps.length !== 1) return false;
  return steps[0] === 'surface' ? round >= roundsOf(battle) && stage > 0 : steps[0] === 'air' && stage > 4;
}

function forceKey(force: Force, last: boolean): string {
  const ships = last && force.cargo.length === 0 ? decks(force) : soundShips(force);
  const airs = force.air
    .map(
      ({ state, elite, kamikaze, from }) => `${state.charAt(1)}${elite ? 'e' : ''}${kamikaze ? 'k' : ''}${berth(from)}`,
    )
    .sort();
  const cargo = force.cargo.map(({ kind, strength }) => `${kind.charAt(0)}${strength}`).sort();
  const land = force.land.map(
    ({ strength, marine, landing }) => `${strength}${marine ? 'm' : ''}${landing ? 'l' : ''}`,
  );
  const parts = [ships.map(shipKey).sort(), airs, cargo, land.sort(), [force.submarines, force.submarinesLost]];
  return parts.map((part) => part.join()).join(';');
}

const berth = (from: string): string => (from === ashore ? 'b' : kindOf(from));
const decks = (force: Force): NavalPiece[] =>
  force.air.length === 0 ? [] : soundShips(force).filter(({ id }) => isCarrier(unitOf(id)));

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
