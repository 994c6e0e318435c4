/**
 * PART-5 The sides alternate, one Offensive at a time. R4: a pass is final for the side that passes; the other goes on alone until it
 * passes or has no Offensive left. With the option `passEnds` the first pass ends the phase for both.
 */

import type { Answer, Ask, FrameKind, Item } from '@ironbottom/umpire';
import { monthName, monthNumber, monthOf, opensSeason } from '../calendar.js';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { hexName, nationName, sideNames } from '../names.js';
import { enemyOf, type Headquarters, type Nation, type Side } from '../pieces.js';
import { nationsOf, owe, seatsOn, sideOfSeat, type Theatre } from '../play.js';
import { hexOf, indexOf, sideOf } from '../situation.js';
import type { Agent, Apto, AptoFrame, Offensive, Pub, View } from '../state.js';
import { capital } from '../words-pieces.js';
import { attacksOf, eligible, flagOf, isMinor, isReady } from './5-0-activation.js';
import { isClearOf } from './5-1-headquarters.js';
import { type Buyer, impromptuPrice } from './8-13-offensives.js';
import { payerOf } from './8-season.js';
import { invade, invasions, settingUp, setUpAsk, setUpSeat, takeSetUp } from './9-2-invading.js';
import { surrender, surrenders } from './9-9-surrender.js';
import { arePartners } from './9-26-partners.js';
import { mayDeclareWar, takeWar, warAsk } from './10-39-nomonhan.js';

export const offensives: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { law } = table;
    const { public: pub } = table.state;
    if (mayDeclareWar(pub, law)) return owe(table, [seatOf(law, 'japan')]);
    const defender = setUpSeat(table);
    if (defender !== undefined) return owe(table, [defender]);
    if (!pub.opened) {
      if (cite('PART-5')) return owe(table, [seatOf(law, pub.initiative)]);
      pub.opened = true;
    }
    const ended = pub.passed.length > 0 && (law.options.passEnds || !cite('R4'));
    if (pub.passed.length === 2 || ended) return table.pop();
    if (pub.passed.includes(pub.part)) pub.part = enemyOf(pub.part);
    const side = pub.part;
    const seat = inTurn(pub, law, side).find(
      (each) => !pub.deferred.includes(each) && declarations(pub, law, each).length > 0,
    );
    if (seat !== undefined) return owe(table, [seat]);
    const why = pub.deferred.length > 0 ? {} : { why: hasOffensives(pub, side) ? 'nobody' : 'spent' };
    pub.passed.push(side);
    pub.deferred = [];
    pub.part = enemyOf(side);
    table.say('PART-5', 'pass', { side, ...why });
  },

  ask(view, law) {
    if (mayDeclareWar(view.public, law)) return warAsk();
    const piece = settingUp(view.public);
    if (piece !== undefined) return setUpAsk(view.public, piece);
    return view.public.opened ? askAgent(view, law) : askFirst(view, law);
  },

  take(table, _frame, answers) {
    const { law } = table;
    const { public: pub } = table.state;
    const [seat] = pub.asked;
    pub.asked = [];
    if (seat === undefined) return;
    const [chosen] = answers[seat] as string[];
    if (mayDeclareWar(pub, law)) return takeWar(table, chosen === 'war');
    if (settingUp(pub) !== undefined) return takeSetUp(table, chosen);
    if (!pub.opened) {
      pub.opened = true;
      const lead = firstSeat(pub, law, seat, chosen ?? 'japan');
      pub.part = sideOfSeat(law, lead);
      delete pub.notes[leadKey];
      if (seatsOn(law, pub.part).length > 1 && cite('R78'))
        pub.notes[leadKey] = law.seats.findIndex((each) => each.seat === lead);
      table.say('PART-5', 'first', { seat, side: pub.part });
      return;
    }
    if (chosen === undefined) {
      pub.deferred.push(seat);
      table.say('PART-5', 'no more', { seat });
      return;
    }
    if (invade(table, seat, chosen) || surrender(table, seat, chosen)) return;
    declare(table, sideOfSeat(law, seat), chosen);
  },
};

/** Which seat has the first Offensive of the month, by its place in the list; until it has been declared. */
const leadKey = 'PART-5 first';

/** The seats of a side in the order in which they are asked. */
function inTurn(pub: Pub, law: Law, side: Side): string[] {
  const seats = seatsOn(law, side);
  const lead = law.seats[pub.notes[leadKey] ?? -1]?.seat;
  return lead === undefined
    ? seats
    : [...seats.filter((each) => each === lead), ...seats.filter((each) => each !== lead)];
}

/** PART-5 Who has the Initiative, the ally he named, or of the other side the one with most Offensives (R78). */
function firstSeat(pub: Pub, law: Law, seat: string, chosen: string): string {
  if (chosen.startsWith(allyPrefix)) return chosen.slice(allyPrefix.length);
  const side = chosen as Side;
  if (side === sideOfSeat(law, seat)) return seat;
  const count = (each: string): number =>
    nationsOf(law, each).reduce((sum, nation) => sum + (pub.offensives[nation] ?? 0), 0);
  const [most = side] = seatsOn(law, side).sort((a, b) => count(b) - count(a));
  return most;
}

const allyPrefix = 'ally:';

/** Offensives on the track: then it is for want of somebody to activate that none is begun. */
const hasOffensives = (pub: Pub, side: Side): boolean =>
  Object.entries(pub.offensives).some(([nation, left]) => left > 0 && sideOf(pub, nation as Nation) === side);

function askFirst({ public: pub, seat }: View, law: Law): Ask {
  const own = sideOfSeat(law, seat);
  const allies = seatsOn(law, own).filter((each) => each !== seat && declarations(pub, law, each).length > 0);
  const of = [own, enemyOf(own)].map(
    (side): Item => ({
      ...{ id: side, text: `${capital(sideNames[side])}${side === own ? ', your side' : ''}` },
    }),
  );
  for (const ally of cite('R78') ? allies : [])
    of.push({ id: `${allyPrefix}${ally}`, text: `your ally, ${nationsOf(law, ally).map(nationName).join(', ')}` });
  return {
    ask: 'pick',
    rule: 'PART-5',
    prompt:
      'Which side performs the first Offensive of the month? You have the Initiative, so you say it: the first strikes before the other has moved, the second has seen what the first did. Then the sides take turns.',
    of,
    min: 1,
    max: 1,
  };
}

const buyers: { readonly [N in Nation]?: Buyer } = { japan: 'army', ussr: 'ussr', china: 'china', ccp: 'ccp' };

/** 5.5 An Offensive that was not bought beforehand; R6 only when none is left on the track. */
export function impromptuCost(pub: Pub, { charts }: Law, nation: Nation): number | undefined {
  if (isMinor(nation) || pub.conquered[nation] !== undefined || !cite('5.5')) return undefined;
  if ((pub.offensives[nation] ?? 0) > 0 && cite('R6')) return undefined;
  const price = impromptuPrice(charts, buyers[nation] ?? 'western');
  return (pub.ep[payerOf(nation)] ?? 0) >= price ? price : undefined;
}

type Declaration = { id: string; agent: Agent; nation: Nation; impromptu: boolean };

/** Every way in which this seat can begin an Offensive now. */
export function declarations(pub: Pub, law: Law, seat: string): Declaration[] {
  const side = sideOfSeat(law, seat);
  const found: Declaration[] = [];
  for (const nation of nationsOf(law, seat)) {
    if (sideOf(pub, nation) !== side || flagOf(nation) !== nation) continue;
    const impromptu = impromptuCost(pub, law, nation) !== undefined;
    if ((pub.offensives[nation] ?? 0) <= 0 && !impromptu) continue;
    for (const agent of agentsOf(pub, law, side, nation))
      found.push({ id: `${agent.by}:${agent.of}`, agent, nation, impromptu });
  }
  return found;
}

function agentsOf(pub: Pub, { map }: Law, side: Side, nation: Nation): Agent[] {
  const agents: Agent[] = [];
  const isOwn = (each: Nation): boolean => flagOf(each) === nation;
  if (isMinor(nation) || pub.conquered[nation] !== undefined) {
    const agent: Agent = { by: 'minor', of: nation };
    if (eligible(pub, map, side, nation, agent).some((unit) => isOwn(unit.nation))) agents.push(agent);
  } else {
    for (const hq of Object.values(pub.hqs)) {
      const agent: Agent = { by: 'hq', of: hq.id };
      if (isReady(hq) && isOwn(hq.nation) && works(pub, hq) && hasUnits(pub, side, nation)) agents.push(agent);
    }
    for (const general of Object.values(pub.generals)) {
      const agent: Agent = { by: 'general', of: general.id };
      if (isReady(general) && isOwn(general.nation) && ownIn(pub, map, side, nation, agent)) agents.push(agent);
    }
  }
  const hexes = new Set<string>();
  for (const unit of Object.values(pub.units))
    if (unit.hex !== null && isReady(unit) && isOwn(unit.nation) && unit.kind !== 'partisan') hexes.add(unit.hex);
  for (const hex of [...hexes].sort()) agents.push({ by: 'stack', of: `${hex}:${nation}` });
  return agents;
}

/** 5.1 Not while it is beside another of its nation. */
const works = (pub: Pub, hq: Headquarters): boolean => hq.hex !== null && isClearOf(pub, hq, hq.hex);

const hasUnits = (pub: Pub, side: Side, nation: Nation): boolean =>
  Object.values(pub.units).some(
    (unit) => isReady(unit) && sideOf(pub, unit.nation) === side && arePartners(pub, nation, unit.nation),
  );

const ownIn = (pub: Pub, map: Law['map'], side: Side, nation: Nation, agent: Agent): boolean =>
  eligible(pub, map, side, nation, agent).some((unit) => flagOf(unit.nation) === nation);

function askAgent({ public: pub, seat }: View, law: Law): Ask {
  const side = sideOfSeat(law, seat);
  const found = declarations(pub, law, seat);
  const flags = new Set(nationsOf(law, seat).map(flagOf));
  // Who has nobody left but stacks wants them.
  const led = found.some(({ agent, impromptu }) => agent.by !== 'stack' && !impromptu);
  const of = found.map(({ id, agent, nation, impromptu }): Item => {
    const price = impromptu ? `, not prepared: ${impromptuCost(pub, law, nation) ?? 0} EP` : '';
    const { text, hex } = agentText(pub, law, agent);
    const whose = flags.size > 1 && agent.by !== 'minor' ? ` of ${nationName(nation)}` : '';
    const near = agent.by === 'hq' ? `, ${inReachText(eligible(pub, law.map, side, nation, agent).length)}` : '';
    const item: Item = { id, text: `${text}${whose}${near}${price}` };
    if (hex !== null) item.at = indexOf(law.map, hex);
    if (agent.by === 'stack' && (led || impromptu)) item.seldom = true;
    return item;
  });
  of.push(...invasions(pub, law, seat), ...surrenders(pub, law, seat));
  const left = nationsOf(law, seat)
    .filter((nation) => sideOf(pub, nation) === side && flagOf(nation) === nation)
    .map((nation) => `${nationName(nation)} ${pub.offensives[nation] ?? 0}`)
    .join(', ');
  return {
    ask: 'pick',
    rule: '5.0',
    prompt: `Who leads your next Offensive? Offensives left until the end of ${lastMonthOf(pub, law)}: ${left}. A headquarters activates units within its radius and attacks as often as its rating says; a General those beside him, a stack itself, for one attack.`,
    of,
    min: 0,
    max: 1,
    none: 'no more Offensives this month',
  };
}

/** Those whom a headquarters could activate from where it is; it may ride first (5.1). */
const inReachText = (units: number): string =>
  units === 0 ? 'nobody in reach before it rides' : `${units} ${units === 1 ? 'unit' : 'units'} in reach`;

/** 8.13 The month before the next Seasonal Turn, or the last of the game. */
function lastMonthOf({ year, month }: Pub, { scenario }: Law): string {
  let at = monthNumber({ year, month });
  while (at < monthNumber(scenario.last) && !(scenario.seasons && opensSeason(monthOf(at + 1)))) at += 1;
  return monthName(monthOf(at));
}

/** R4 A pass is final: whoever could still do something is told so before. */
export function passWarnings({ public: pub, seat, owes }: View, law: Law, answer: Answer): string[] {
  if (owes?.kind !== 'offensives' || !Array.isArray(answer) || answer.length > 0) return [];
  const prepared = declarations(pub, law, seat).filter(({ impromptu }) => !impromptu);
  if (prepared.length === 0) return [];
  return [
    'You have Offensives left and somebody to lead one: this ends them for the month, and cannot be taken back (R4).',
  ];
}

export function agentText(pub: Pub, { map }: Law, agent: Agent): { text: string; hex: string | null } {
  switch (agent.by) {
    case 'hq': {
      const hq = pub.hqs[agent.of];
      const where = hq?.hex == null ? '' : ` at ${hexName(hq.hex)}`;
      return { text: `HQ ${hq?.name}${where} (rating ${hq?.command}, radius ${hq?.radius})`, hex: hq?.hex ?? null };
    }
    case 'general': {
      const general = pub.generals[agent.of];
      const where = general?.hex == null ? '' : ` at ${hexName(general.hex)}`;
      return { text: `General ${general?.name}${where}`, hex: general?.hex ?? null };
    }
    case 'minor':
      return { text: `all of ${nationName(agent.of as Nation)}`, hex: null };
    case 'stack': {
      const [hex = ''] = agent.of.split(':');
      return { text: `stack in ${hexOf(map, hex).name ?? hex}`, hex };
    }
  }
}

/** 5.0 The Offensive is spent when it is declared. */
function declare(table: Theatre, side: Side, id: string): void {
  const { law } = table;
  const { public: pub } = table.state;
  const seat = seatsOn(law, side).find((each) => declarations(pub, law, each).some((one) => one.id === id));
  const found = seat === undefined ? undefined : declarations(pub, law, seat).find((one) => one.id === id);
  if (found === undefined) return;
  const { agent, nation, impromptu } = found;
  delete pub.notes[leadKey];
  if (impromptu) {
    const payer = payerOf(nation);
    pub.ep[payer] = (pub.ep[payer] ?? 0) - (impromptuCost(pub, law, nation) ?? 0);
  } else pub.offensives[nation] = (pub.offensives[nation] ?? 0) - 1;
  pub.offensive = begun(pub, side, nation, agent, impromptu);
  table.say('5.0', 'offensive', { side, nation, by: agent.by, of: agent.of, impromptu });
  table.push({ kind: 'offensive', rule: '5.0' });
}

function begun(pub: Pub, side: Side, nation: Nation, agent: Agent, impromptu: boolean): Offensive {
  return {
    side,
    nation,
    agents: [agent],
    impromptu,
    step: 'command',
    stage: 'combine',
    attacks: [],
    targets: [],
    left: attacksOf(pub, [agent]),
    chosen: [],
    followed: [],
    repeat: [],
    broke: [],
    cleared: [],
    fed: [],
    exploiting: [],
  };
}
