/** How the bombardment game looks: the field and the port, and what stands on them. */
import type { Board, BoardMap, BoardPanel, Scene } from '@ironbottom/umpire';
import { commandRadius, damageText, damageWords, workingLevel } from '../chapters/11-5-damage.js';
import { idleShips } from '../idle.js';
import { sideNames, sideOf } from '../sides.js';
import { standingText } from '../standing.js';
import { antiAirAt } from './flying.js';
import { type BombardLaw, type BombardSeen, type BombardStep, type Open, total } from './kit.js';
import { attackerOf, bombardPoints, defenderOf, squadronsNow, typesOn } from './open.js';
import type { BombardGame } from './rulebook.js';

const legend = { f: { name: 'airfield', fill: '#cfd9a3' }, p: { name: 'port', fill: '#9fc3d9' } };

function map({ scenario }: BombardLaw): BoardMap {
  const names = [scenario.field.name, ...(scenario.port === null ? [] : [scenario.port.name])];
  return {
    title: scenario.title,
    shape: 'hex',
    middles: names.map((_, at) => [at * 1.732, 0]),
    terrain: scenario.port === null ? 'f' : 'fp',
    legend,
    land: [],
    sides: [],
    labels: names.map((name, at) => ({ at: [at * 1.732, -0.38], text: name, size: 2 })),
    signs: [
      { place: 0, symbol: 'base', text: 'airfield' },
      ...(scenario.port === null ? [] : [{ place: 1, symbol: 'port', text: 'port' }]),
    ],
    ageUnit: 'd',
  };
}

const phases: { readonly [step in BombardStep]: string } = {
  ships: 'ships by night',
  share: 'bombardment',
  raid: 'planes by day',
  air: 'air combat',
  suffering: 'air combat',
  'anti-air': 'anti-aircraft fire',
  'first hit': 'anti-aircraft fire',
  gunned: 'anti-aircraft fire',
  points: 'bombardment',
  damage: 'bombardment',
  inoperable: 'who can fly',
  arriving: 'who can fly',
  unfit: 'who can fly',
  command: 'headquarters',
  remainder: 'headquarters',
  repair: 'repairs',
  repairing: 'repairs',
  dawn: 'dawn',
  over: 'the end',
};

function scene({ open, own }: BombardSeen, law: BombardLaw, seat: string | null): Scene {
  const { scenario } = law;
  const defender = defenderOf(law);
  return {
    clock: `Day ${open.day} of ${scenario.days.length}: ${phases[open.step]}`,
    score: standingText(
      { japan: bombardPoints(open, law, 'japan'), allies: bombardPoints(open, law, 'allies') },
      { [attackerOf(law)]: scenario.worth.start },
      defender,
    ),
    pieces: typesOn(open, law)
      .map((type) => [type, open.field.points[type] ?? 0] as const)
      .map(([type, points]) => ({
        id: type,
        place: 0,
        side: defender,
        symbol: law.scenario.field.wings[type]?.fighter === true ? 'fighter' : 'bomber',
        label: `${type} ${points}`,
        title: `${points} Air Points of ${type}${(open.field.aloft[type] ?? 0) > 0 ? `, ${open.field.aloft[type]} in the air` : ''}`,
        own: defender === seat,
        badges: open.field.damage.level > 0 ? ['damaged'] : [],
        age: 0,
      })),
    overlays: [],
    arrows: [],
    panels: [field(open, law, own), ...(open.port === null ? [] : [port(open, law)]), attackers(open, law)],
  };
}

function field(open: Open, law: BombardLaw, own: BombardSeen['own']): BoardPanel {
  const { damage, points, aloft } = open.field;
  const { level, name } = law.scenario.field;
  const known = own === null ? {} : own.unfit;
  return {
    id: 'field',
    title: name,
    columns: ['planes', 'Air Points', 'in the air', own === null ? '' : 'cannot fly'],
    rows: Object.keys(law.scenario.field.wings).map((type) => [
      type,
      String(points[type] ?? 0),
      String(aloft[type] ?? 0),
      own === null ? '' : String(known[type] ?? 0),
    ]),
    note: `The field is ${damageWords(damageText(damage))} and works at level ${workingLevel(level, damage)} of ${level}. Anti-aircraft fire ${antiAirAt(open, law, 'airfield')}.${open.operable === null ? '' : ` At dawn ${open.operable} could fly.`}`,
  };
}

function port(open: Open, law: BombardLaw): BoardPanel {
  const damage = open.port?.damage ?? { suppressed: 0, level: 0 };
  return {
    id: 'port',
    title: law.scenario.port?.name ?? '',
    columns: ['headquarters', 'Command Points', 'radius'],
    rows: (law.scenario.port?.headquarters ?? []).map(({ name, radius }) => [
      name,
      String(open.port?.command[name] ?? 0),
      String(commandRadius(radius, damage)),
    ]),
    note: `The port is ${damageWords(damageText(damage))}. Anti-aircraft fire ${antiAirAt(open, law, 'port')}.`,
  };
}

function attackers(open: Open, law: BombardLaw): BoardPanel {
  const side = attackerOf(law);
  return {
    id: 'attacker',
    title: 'The attacker',
    note: `${sideNames[side]}: ${total(open.raiders)} Air Points, ${open.lost[side]} lost.`,
    columns: ['force', 'state'],
    rows: [
      ...Object.keys(law.scenario.raid).map((type) => [type, `${open.raiders[type] ?? 0} Air Points`]),
      ...law.scenario.squadrons.map(({ id, name, turns }) => [
        name,
        `night ${turns.join(', ')}; ammunition ${open.ammunition[id] ?? ''}`,
      ]),
    ],
  };
}

export const bombardBoard: Board<BombardGame> = {
  map,
  scene: ({ own, seat }, law) => scene(own, law, seat),
  watched: (open, law) => scene(open, law, null),
  warnings: ({ own, seat }, law, answer) =>
    idleShips(own.open.step === 'ships' && sideOf(seat) === attackerOf(law) ? squadronsNow(own.open, law) : [], answer),
  minor: ({ kind }) => kind === 'assigned',
  opens: ({ kind }) =>
    kind === 'dawn' ? 'part' : kind === 'raid-comes' || kind === 'ships-fire' ? 'battle' : undefined,
};
