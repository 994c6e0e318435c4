/** The chances of an attack that is being declared, from a view alone. */
import type { Answer, Ask } from '@ironbottom/umpire';
import { envisage } from './chapters/5-14-muster.js';
import { openTargets } from './chapters/5-15-combat-step.js';
import { mayAttackIn } from './chapters/5-15-targets.js';
import type { Law } from './law.js';
import { hexName } from './names.js';
import { sideOfSeat } from './play.js';
import { prospectOf, reckoning } from './prospect.js';
import { resultWords } from './result-words.js';
import type { Pub, Sortie, View } from './state.js';

export type AttackOdds = {
  readonly title: string;
  readonly rows: readonly { readonly text: string; readonly chance: number }[];
  readonly note: string;
};

/** The attack that the answer as it stands would make: all who can at a target, those who are picked, or with these planes. */
function sortieOf({ public: pub, own, seat }: View, law: Law, ask: Ask, answer: Answer): Sortie | null {
  const { offensive: off, sortie, attack } = pub;
  const side = sideOfSeat(law, seat);
  if (attack !== null) return null;
  if (sortie !== null) return ask.ask === 'say' ? { ...sortie, air: { ...sortie.air, [side]: Number(answer) } } : null;
  const kind = off?.step;
  if (off === null || off.side !== side || off.stage !== 'target' || (kind !== 'combat' && kind !== 'exploitation'))
    return null;
  const picked = answer as string[];
  const target = own.plan ?? picked[0];
  if (target === undefined) return null;
  const units = own.plan === null ? unitsAgainst(pub, law, target) : picked;
  return { kind, side, target, units, air: { japan: null, allies: null } };
}

function unitsAgainst(pub: Pub, law: Law, target: string): string[] {
  const { offensive: off } = pub;
  const units = off === null ? [] : (openTargets(pub, law, off, mayAttackIn(off)).get(target) ?? []);
  return units.map(({ id }) => id);
}

/** One die and no secret: exact but for what is decided later, planes and whom the defender leaves out. */
export function attackOdds(view: View, law: Law, ask: Ask, answer: Answer | null): AttackOdds | null {
  const sortie = answer === null ? null : sortieOf(view, law, ask, answer);
  if (sortie === null || sortie.units.length === 0) return null;
  const battle = envisage(view.public, law, sortie);
  const { chances, clears, charges } = prospectOf(battle, law.charts.crt);
  const percent = (chance: number): string => `${(100 * chance).toFixed(0)} %`;
  const banzai = charges > 0 ? `, and ${percent(charges)} the Japanese charge instead (Banzai)` : '';
  const open = Object.values(sortie.air).some((points) => points === null);
  return {
    title: `Attack on ${hexName(sortie.target)}${view.own.plan === null && view.public.sortie === null ? ' by all who can' : ''}`,
    rows: chances.map(({ result, chance }) => ({ text: resultWords[result], chance })),
    note: `${reckoning(battle)}; the hex is emptied ${percent(clears - charges)} of the time${banzai}${open ? '; planes not yet sent are not counted' : ''}`,
  };
}
