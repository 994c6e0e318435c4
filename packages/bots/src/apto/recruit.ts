/** A newcomer to the land war who plays soundly: attacks where the odds are good, goes for cities, guards his own. */
import { type Apto, type AptoView, type Law, nextPrice } from '@ironbottom/apto';
import { type Answer, type Ask, type Bot, type BotSeat, contains, sample } from '@ironbottom/umpire';
import { inBattle, planes, whichTarget, whichThrust, whoAttacks } from './fighting.js';
import { type Front, frontOf } from './front.js';
import { besideEnemy, building, buying, called, repairing, whereNeeded, whoLeads } from './leading.js';
import { commandPost, errands } from './marching.js';
import { passengers, shipping } from './shipping.js';

export const aptoRecruit: Bot<Apto> = {
  name: 'recruit',
  title: 'Recruit',
  about: 'Attacks where the odds are good, goes for cities and guards his own: a fair opponent for a first game.',
  seat: (_seat, law, below) => seated(law, below),
};

function seated(law: Law, below: (n: number) => number): BotSeat<Apto> {
  let slips = 0;
  return {
    answer(view, ask, ways) {
      const answer = thought(view, law, ask);
      if (answer !== undefined && contains(view, ask, answer, ways)) return answer;
      slips += 1;
      const any = sample(view, ask, below, ways);
      if (any === undefined) throw new Error(`there is no legal answer to "${ask.prompt}"`);
      return any;
    },
    slips: () => slips,
  };
}

function thought(view: AptoView, law: Law, ask: Ask): Answer | undefined {
  const { public: pub } = view;
  const front = frontOf(view, law);
  if (pub.attack !== null) return inBattle(front, ask);
  // 11.14 An Offensive buys more than a second roll.
  if (pub.sortie !== null) return ask.ask === 'say' ? planes(front, ask.to) : [];
  if (pub.bumped.length > 0) return ask.ask === 'pick' ? one(ask.of[0]?.id) : undefined;
  if (pub.offensive !== null) return inOffensive(front, view, ask);
  switch (pub.phase) {
    case 'offensives':
      if (ask.ask !== 'pick') return undefined;
      // Nomonhan is worth a border incident, not a war.
      if (ask.rule === '10.39') return [];
      if (ask.rule === '9.2')
        return one(
          whereNeeded(
            front,
            ask.of.map(({ id }) => id),
          ),
        );
      return pub.opened ? whoLeads(front, ask) : [front.side];
    case 'movement':
      return ask.ask === 'pick' ? betweenOffensives(front, view, ask) : undefined;
    case 'purchase':
      return ask.ask === 'sheet' ? buying(ask) : undefined;
    default:
      return atHome(front, ask);
  }
}

const one = (id: string | undefined): string[] => (id === undefined ? [] : [id]);

/** Building, placing, shipping: whatever is asked in a season, or of the sea. */
function atHome(front: Front, ask: Ask): Answer | undefined {
  if (ask.ask === 'sheet') return ask.rule === '8.6' ? building(front, ask) : undefined;
  if (ask.ask === 'split') return supplies(front, ask);
  // 7.16 Pilots are worth their points.
  if (ask.ask === 'say') return ask.rule === '7.16' ? ask.to : ask.from;
  if (ask.ask !== 'pick') return undefined;
  if (ask.rule === 'R70')
    return ask.of.some(({ id }) => front.pub.units[id] !== undefined) ? passengers(front, ask) : shipping(front, ask);
  if (ask.rule === '8.11')
    return ask.min > 0
      ? one(
          whereNeeded(
            front,
            ask.of.map(({ id }) => id),
          ),
        )
      : [];
  // 7.14 Whoever comes back for nothing is taken.
  if (ask.rule === '7.14' && ask.min === 0 && nextPrice(front.pub, front.law) === 0)
    return one(
      whereNeeded(
        front,
        ask.of.map(({ id }) => id),
      ),
    );
  if (ask.rule === '7.17') return repairing(front, ask);
  if (ask.rule === '7.5' || ask.rule === '7.2') return one(relief(front, ask));
  return ask.min === 0 ? [] : ask.of.slice(0, ask.min).map(({ id }) => id);
}

/** A submarine or a plane brings supply to where most troops are without; no transport is given up for it. */
function relief({ own }: Front, { of }: Extract<Ask, { ask: 'pick' }>): string | undefined {
  const troops = (id: string): number => own.get(id.slice(id.indexOf(':') + 1)) ?? 0;
  const [best] = of.filter(({ id }) => !id.startsWith('transport:')).sort((a, b) => troops(b.id) - troops(a.id));
  return best !== undefined && troops(best.id) > 0 ? best.id : undefined;
}

/** Supply goes where troops are. */
function supplies({ own }: Front, ask: Extract<Ask, { ask: 'split' }>): Answer {
  const shares: { [id: string]: number } = {};
  let left = ask.total;
  for (const { id, cap } of [...ask.over].sort((a, b) => (own.get(b.id) ?? 0) - (own.get(a.id) ?? 0))) {
    const given = Math.min(cap, left);
    if (given > 0) shares[id] = given;
    left -= given;
  }
  return shares;
}

function inOffensive(front: Front, view: AptoView, ask: Ask): Answer | undefined {
  const { offensive } = front.pub;
  if (offensive === null) return undefined;
  const { step, stage, chosen } = offensive;
  if (ask.ask === 'sheet' && step === 'breakthrough') return undefined;
  if (ask.ask === 'sheet') return step === 'regroup' ? besideEnemy(front, ask) : called(front, ask, offensive.left);
  if (ask.ask !== 'pick') return undefined;
  switch (step) {
    case 'command':
    case 'regroup': {
      const hq = stage === 'ride' ? front.pub.hqs[chosen[0] ?? ''] : undefined;
      return hq === undefined ? [] : commandPost(front, hq, ask);
    }
    case 'breakthrough':
      return stage === 'onward' ? [] : whichThrust(front, ask);
    case 'movement':
      return marching(front, view, ask, 'offensive');
    case 'combat':
    case 'exploitation':
      if (stage !== 'target') return [];
      return view.own.plan === null ? whichTarget(front) : whoAttacks(front, ask, view.own.plan);
  }
}

/** First who, then where to: both times the best errand there is. */
function marching(
  front: Front,
  view: AptoView,
  ask: Extract<Ask, { ask: 'pick' }>,
  mood: 'offensive' | 'movement',
): Answer {
  const { plan } = view.own;
  const wanted = mood === 'offensive' ? 'standby' : 'ready';
  const found = errands(front, mood, ({ status }) => status === wanted);
  if (plan !== null) {
    const errand = found.find(({ id, to }) => id === plan && ask.of.some((item) => item.id === to));
    return one(errand?.to);
  }
  return one(found.find(({ id }) => ask.of.some((item) => item.id === id))?.id);
}

/** Headquarters follow the troops, the troops go where they are needed, and those far behind go by rail. */
function betweenOffensives(front: Front, view: AptoView, ask: Extract<Ask, { ask: 'pick' }>): Answer {
  const { plan } = view.own;
  const hq = plan?.startsWith('hq:') === true ? front.pub.hqs[plan.slice(3)] : undefined;
  if (hq !== undefined) return commandPost(front, hq, ask);
  // 6.1 On whose railways is all the same to him.
  if (plan?.startsWith('rail:') === true)
    return one(
      whereNeeded(
        front,
        ask.of.flatMap(({ id, seldom }) => (seldom === true ? [] : [id])),
      ),
    );
  const errand = marching(front, view, ask, 'movement');
  if (plan !== null || (errand as string[]).length > 0) return errand;
  const idle = ask.of.find(({ id }) => {
    const hex = id.startsWith('rail:') ? (front.pub.units[id.slice(5)]?.hex ?? null) : null;
    return hex !== null && (front.pull.get(hex) ?? 0) < 1 && (front.threat.get(hex) ?? 0) === 0 && !isGuard(front, hex);
  });
  return one(idle?.id ?? ask.of.find(({ id }) => id.startsWith('hq:'))?.id);
}

/** The last of a garrison stays. */
const isGuard = ({ own, posts }: Front, hex: string): boolean =>
  posts.some((post) => post.hex === hex) && (own.get(hex) ?? 0) <= 2;
