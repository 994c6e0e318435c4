/** The chances of an attack that is being decided, from a view alone. */
import type { Answer, Ask, SplitAnswer, View } from '@ironbottom/umpire';
import { contactUpTo, searchPoints } from '../chapters/22-5-search.js';
import { carrierScreen, isLead, screenOfGroup } from '../chapters/22-7-attack.js';
import type { SubmarineLaw } from './law.js';
import { isNight, searchDRM, searchers, subronOf } from './moving.js';
import type { SubmarineKit } from './rulebook.js';
import type { Group, SubmarineBattle } from './state.js';
import { squadronOf } from './state.js';
import { damageChances, hitChance, throughChances } from './worth.js';

export type HuntOdds = {
  readonly title: string;
  readonly rows: readonly { readonly text: string; readonly chance: number }[];
  readonly note?: string;
};

/** Exact as far as the view goes: what screens a group beside the ships that are seen is not in it. */
export function huntOdds(
  { own }: View<SubmarineKit>,
  law: SubmarineLaw,
  ask: Ask,
  answer: Answer | null,
): HuntOdds | null {
  if (own.phase === 'submarines' && Array.isArray(answer)) return searchOdds(own, law, answer as string[]);
  if (own.phase !== 'attack' || ask.ask !== 'split' || answer === null) return null;
  const sent = answer as SplitAnswer;
  const group = own.contact?.groups.find(({ name }) => (sent[name] ?? 0) > 0);
  return group === undefined ? null : groupOdds(own, law, group, sent[group.name] ?? 0);
}

function searchOdds(own: SubmarineBattle, law: SubmarineLaw, chosen: readonly string[]): HuntOdds | null {
  const rows = searchers(law, own)
    .filter(({ squadron }) => chosen.includes(squadron.id))
    .map(({ squadron, hexes }) => {
      const { weather, planes } = searchDRM(law, own, subronOf(own, squadron) ?? { hex: 0 });
      const upTo = contactUpTo(law.charts.searchContact, searchPoints(squadron.points, hexes)) - weather - planes;
      return { text: `${squadron.id} finds it`, chance: Math.min(6, Math.max(0, upTo)) / 6 };
    });
  return rows.length === 0 ? null : { title: 'Search', rows };
}

/** A ship as good as any of her type in the order of battle that may lie there. */
const likely = (law: SubmarineLaw, type: string) => Object.values(law.units).find((unit) => unit.type === type);

function groupOdds(own: SubmarineBattle, law: SubmarineLaw, { name, ships }: Group, sent: number): HuntOdds | null {
  const lead = ships.find((ship) => isLead(ship)) ?? ships[0];
  const unit = lead === undefined ? undefined : (law.units[lead.id] ?? likely(law, lead.type));
  const squadron = own.squadrons.find(({ id }) => id === own.contact?.squadron);
  if (unit === undefined || squadron === undefined) return null;
  const hulls = (of: readonly { type: string }[]) =>
    of.flatMap(({ type }) => {
      const each = likely(law, type);
      return each === undefined ? [] : [{ unit: each, damage: 0, loaded: false }];
    });
  const all = own.contact?.groups.flatMap((group) => group.ships) ?? [];
  const screen = screenOfGroup(hulls(ships)) + carrierScreen(hulls(all), law.date, isNight(law, own));
  const chance = hitChance(law, squadronOf(own, squadron.id).boats, unit.defence);
  const through = throughChances(law, sent, screen);
  const hit = through.reduce((sum, part, n) => sum + part * (1 - (1 - chance) ** n), 0);
  const damage = damageChances(law, unit);
  return {
    title: `${sent} submarines at ${name}`,
    rows: [
      { text: 'all are screened off', chance: through[0] ?? 0 },
      { text: `${unit.type} is hit`, chance: hit },
      ...damage.flatMap((part, level) =>
        part > 0
          ? [{ text: level === 0 ? 'hit, but unhurt' : level === 5 ? 'sunk at once' : `D${level}`, chance: hit * part }]
          : [],
      ),
    ],
    note: 'as for an undamaged ship of the type; planes that hunt submarines may add to the screen',
  };
}
