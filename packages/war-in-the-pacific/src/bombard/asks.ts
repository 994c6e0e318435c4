/** The questions of the bombardment game, from what a side sees. */
import type { Ask, Item, Row } from '@ironbottom/umpire';
import { bombardmentStrength, strengthLeft } from '../chapters/17-2-naval-bombardment.js';
import type { Side } from '../sides.js';
import { mayTakeFirst, tollAsk } from './flying.js';
import type { BombardLaw, BombardSeen, Open, Target } from './kit.js';
import { attackerOf, damagedTargets, fightersOn, raidersLeft, squadronsNow, typesOn } from './open.js';

const points = (n: number): string => `${n} Air ${n === 1 ? 'Point' : 'Points'}`;

function targets({ port }: Open, { scenario }: BombardLaw): (Item & { id: Target })[] {
  return [
    { id: 'airfield', text: `${scenario.field.name}: the field and the planes on it`, at: 0 },
    ...(port === null ? [] : [{ id: 'port' as const, text: `${scenario.port?.name}: the port`, at: 1 }]),
  ];
}

export function bombardAsk({ open, own }: BombardSeen, side: Side, law: BombardLaw): Ask {
  switch (open.step) {
    case 'ships':
      return ships(open, law);
    case 'raid':
      return side === attackerOf(law) ? raid(open, law) : cap(open, law, own?.unfit ?? {});
    case 'suffering':
      return tollAsk(open, law);
    case 'first hit': {
      const { lost } = open.gunned;
      return {
        ask: 'pick',
        rule: '10.2',
        prompt: `Whom do the guns ${lost > 0 ? 'shoot down' : 'drive off'} first? You may name a type that is at least half of the bombers; all else is chance.`,
        of: mayTakeFirst(open, law).map((type) => ({ id: type, text: type })),
        min: 0,
        max: 1,
        none: 'chance says',
      };
    }
    case 'unfit':
      return {
        ask: 'split',
        rule: '11.5.6',
        prompt: `Which planes cannot fly? ${points(own?.owed ?? 0)}, as you like; it stays so until the damage changes.`,
        total: own?.owed ?? 0,
        over: typesOn(open, law).map((type) => ({ id: type, text: type, cap: open.field.points[type] ?? 0 })),
        all: true,
      };
    case 'remainder':
      return {
        ask: 'pick',
        rule: '11.5.1',
        prompt: `Whose Command Points make up the rest? ${open.remainder} to lose, one each.`,
        of: (law.scenario.port?.headquarters ?? [])
          .map(({ name }) => ({ id: name, text: `${name}, ${open.port?.command[name] ?? 0} left` }))
          .filter(({ id }) => (open.port?.command[id] ?? 0) > 0),
        min: open.remainder,
        max: open.remainder,
      };
    case 'repair': {
      const hurt = damagedTargets(open);
      const { tries, upTo } = law.scenario.engineers;
      return {
        ask: 'sheet',
        rule: '11.5.2',
        prompt: `What do the engineers repair? A die of ${upTo} or less makes it a level better.`,
        rows: Array.from(
          { length: tries },
          (_, at): Row => ({
            ask: 'pick',
            rule: '11.5.2',
            prompt: `Work party ${at + 1}`,
            of: targets(open, law).filter(({ id }) => hurt.includes(id)),
            min: 1,
            max: 1,
          }),
        ),
        limits: [],
      };
    }
    default:
      throw new Error(`nothing is asked at ${open.step}`);
  }
}

function ships(open: Open, law: BombardLaw): Ask {
  return {
    ask: 'sheet',
    rule: '17.2',
    prompt:
      'What do your ships bombard tonight? Half of their strength once costs them nothing; more, or a second time, empties their magazines.',
    rows: squadronsNow(open, law).map(({ id, name, ships: of }): Row => {
      const all = of.reduce((sum, ship) => sum + bombardmentStrength(ship), 0);
      const ammo = open.ammunition[id] ?? 'out';
      const [full, half] = [strengthLeft(all, ammo, false), strengthLeft(all, ammo, true)];
      return {
        ask: 'pick',
        rule: '17.2.2',
        prompt: `${name}, strength ${full}`,
        of: targets(open, law).flatMap((aim) => [
          { ...aim, text: `${aim.text}, with all ${full}` },
          { ...aim, id: `${aim.id} half`, text: `${aim.text}, with half: ${half}` },
        ]),
        min: 0,
        max: 1,
        none: 'they do not fire',
      };
    }),
    limits: [],
  };
}

function raid(open: Open, law: BombardLaw): Ask {
  return {
    ask: 'sheet',
    rule: '11.3',
    prompt: 'What do your planes bomb today? Fighters go with the bombers and meet the enemy’s first.',
    rows: [
      {
        ask: 'pick',
        rule: '11.3',
        prompt: 'Target',
        of: targets(open, law),
        min: 0,
        max: 1,
        // As the planes below, which are all to go: a day on the ground is the worse beginning.
        now: ['airfield'],
        none: 'nobody flies',
      },
      ...raidersLeft(open, law).map((type): Row => {
        const left = open.raiders[type] ?? 0;
        const wing = law.scenario.raid[type];
        const what = wing?.fighter ? `escort, ${wing.air} in the air` : `bombs ${wing?.bombs ?? 0} each`;
        return { ask: 'say', rule: '5.0', prompt: `${type} (${what})`, from: 0, to: left, now: left };
      }),
    ],
    limits: [],
  };
}

/** 11.5.8 Only those that can fly. */
function cap(open: Open, law: BombardLaw, unfit: { [type: string]: number }): Ask {
  return {
    ask: 'sheet',
    rule: '5.3',
    prompt:
      'How many fighters go up? What is in the air is not hit on the ground; if nobody attacks the raid it bombs better.',
    rows: fightersOn(open, law).map((type): Row => {
      const fit = Math.max(0, (open.field.points[type] ?? 0) - (unfit[type] ?? 0));
      return { ask: 'say', rule: '11.5.8', prompt: `${type}, ${fit} can fly`, from: 0, to: fit, now: fit };
    }),
    limits: [],
  };
}
