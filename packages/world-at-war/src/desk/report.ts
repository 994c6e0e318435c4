/** Attacks at the desk: forces as tables, what came of them, the figures of the odds. */
import type { ForceTable, Measures, Plain, Tally } from '@ironbottom/umpire';
import { isStillAttacked } from '../chapters/20-5-key.js';
import { powerName } from '../chapters/words-attacks.js';
import { type LightForce, lightFactors, type NamedShip, oneFactorKinds } from '../pieces.js';
import type { Strike } from '../strike.js';

const stateWords: { readonly [S in NamedShip['state']]: string } = {
  sound: '',
  damaged: 'damaged',
  'sunk-in-port': 'sunk in port',
  sunk: 'sunk',
};

export function strikeTables(record: Strike, start?: Strike): ForceTable[] {
  const tables: ForceTable[] = [];
  if (record.ships.length > 0) {
    tables.push({
      title: `Named ships ${record.where === 'port' ? 'in port' : 'at sea'}`,
      head: ['ship', 'power', 'factors', 'hits', 'speed', ''],
      rows: record.ships.map((ship) => [
        `${ship.kind} ${ship.name}`,
        powerName(ship.power),
        ship.factors,
        ship.hits,
        ship.slow || ship.state !== 'sound' ? 'slow' : 'fast',
        stateWords[ship.state],
      ]),
    });
  }
  if (record.light.length > 0) tables.push(lightTable(record, start));
  return tables;
}

function lightTable(record: Strike, start?: Strike): ForceTable {
  const rows = record.light.flatMap((force, i) => {
    const was = start?.light[i];
    const row = (what: string, now: number, before: number): (string | number)[][] =>
      now === 0 && before === 0
        ? []
        : [[powerName(force.power), what, now, before - now > 0 ? `${before - now} lost` : '']];
    const loads = force.cargo.map(({ name, on }) => `${name} on ${on}`).join(', ');
    return [
      ...row('CA', force.CA, was?.CA ?? force.CA),
      ...(force.CAdamaged > 0 ? [[powerName(force.power), 'CA damaged', force.CAdamaged, '']] : []),
      ...oneFactorKinds.flatMap((kind) => row(kind, force[kind], was?.[kind] ?? force[kind])),
      ...(loads === '' ? [] : [[powerName(force.power), 'cargo', '', loads]]),
    ];
  });
  return { title: 'Light ships', head: ['power', 'kind', 'factors', ''], rows };
}

const shipOutcome = ({ name, power, kind, factors, hits, state }: NamedShip, was: NamedShip | undefined): Plain => ({
  name,
  power,
  kind,
  factors,
  hits,
  state,
  before: was?.state ?? state,
});

const lightOutcome = (force: LightForce, was: LightForce | undefined): Plain => ({
  power: force.power,
  CA: force.CA,
  CAdamaged: force.CAdamaged,
  ...Object.fromEntries(oneFactorKinds.map((kind) => [kind, force[kind]])),
  lost: was === undefined ? 0 : lightFactors(was) - lightFactors(force),
  cargo: force.cargo.map(({ name }) => name),
  cargoLost: (was?.cargo ?? []).filter(({ id }) => !force.cargo.some((each) => each.id === id)).map(({ name }) => name),
});

export const strikeOutcome = (end: Strike, start: Strike): { [key: string]: Plain } => ({
  ships: end.ships.map((ship, i) => shipOutcome(ship, start.ships[i])),
  light: end.light.map((force, i) => lightOutcome(force, start.light[i])),
});

const sumOver = (light: readonly LightForce[], of: (force: LightForce) => number): number =>
  light.reduce((sum, force) => sum + of(force), 0);

/** With few targets each by name; with many how many there are of each. */
export function strikeMeasures(start: Strike): (end: Strike) => Measures {
  const targets = new Set(start.attacks.map(({ on }) => on));
  const lightBefore = sumOver(start.light, lightFactors);
  const cargoBefore = sumOver(start.light, ({ cargo }) => cargo.length);
  const lightHit = targets.has('light') || targets.has('screened');
  return (end) => {
    const measures: Measures = {};
    if (start.apart) {
      end.ships.forEach((ship, i) => {
        if (!targets.has(ship.id)) return;
        measures[`${ship.name} ${start.where === 'port' ? 'destroyed' : 'sunk'}`] = Number(ship.state === 'sunk');
        if (start.where === 'port') measures[`${ship.name} sunk in port`] = Number(ship.state === 'sunk-in-port');
        measures[`${ship.name} damaged`] = Number(ship.state === 'damaged');
        if (start.where !== 'port') measures[`hits on ${ship.name}`] = ship.hits - (start.ships[i]?.hits ?? 0);
      });
    } else
      countShips(end, () => true).forEach((count, i) => {
        measures[counted[i] ?? ''] = count;
      });
    if (lightHit) {
      measures['light factors sunk'] = lightBefore - sumOver(end.light, lightFactors);
      measures['cruisers damaged'] =
        sumOver(end.light, ({ CAdamaged }) => CAdamaged) / 2 - sumOver(start.light, ({ CAdamaged }) => CAdamaged) / 2;
    }
    if (cargoBefore > 0) measures['loads lost'] = cargoBefore - sumOver(end.light, ({ cargo }) => cargo.length);
    return measures;
  };
}

/** `sunk`: gone for good, in port as at sea. */
const counted = ['ships lost', 'ships sunk in port', 'ships damaged'] as const;

function countShips(record: Strike, which: (ship: NamedShip) => boolean): number[] {
  const ships = record.ships.filter(which);
  const of = (state: NamedShip['state']): number => ships.filter((ship) => ship.state === state).length;
  return [of('sunk'), of('sunk-in-port'), of('damaged')];
}

/** Ships that no attack is still to come on are only counted, so that many of them do not multiply the records. */
export const strikeTally: Tally<Strike> = {
  names: [...counted],
  of: (record) => countShips(record, (ship) => !isStillAttacked(record, ship)),
};
