/** 6.0 The Movement Phase: whoever was not activated moves, without attacking; by rail too (6.1). */
import type { Answer, Ask, FrameKind, Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { rideTo } from '../moving.js';
import { hexName, nationName } from '../names.js';
import type { Chit, General, Headquarters, Side } from '../pieces.js';
import { nationsOf, owe, seatsOn, sideOfSeat, type Theatre } from '../play.js';
import { otherPart } from '../sequence.js';
import { indexOf, type Situation, sideOf, situationOf } from '../situation.js';
import { type Apto, type AptoFrame, ownOf, type Pub, type View } from '../state.js';
import { isWell } from '../supplied.js';
import { hexItem } from './5-0-command-step.js';
import { hqRides, movementRide } from './5-1-headquarters.js';
import { disbandsAt, type Reached, rides } from './5-7-land-movement.js';
import { allowance, canGo, carry, generalAlone, goals, groupItem, hindered } from './5-7-movement-step.js';
import { trim } from './5-9-over-stacked.js';
import { type Group, groups, startersOf } from './5-10-riding.js';
import { merge, merges } from './6-0-combining.js';
import { mayEntrain, payingLands, railGoals, railOn } from './6-1-rail.js';
import { giveUp, isGivenUp, unfinished } from './8-7-demolition.js';

/** What a seat can do with a piece, and where that leads; `why`: what keeps it from going further. */
type Move = {
  readonly id: string;
  readonly item: Item;
  readonly can: () => boolean;
  readonly to: () => Reached[];
  readonly why?: () => string;
};

export const movementPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { law } = table;
    const { public: pub } = table.state;
    const planning = seatsOn(law, pub.part).find((each) => ownOf(table.state, each).plan !== null);
    if (planning !== undefined) return owe(table, [planning]);
    const seat = seatsOn(law, pub.part).find(
      (each) => !pub.deferred.includes(each) && thinkable(pub, law, each).some(({ can }) => can()),
    );
    if (seat !== undefined) return owe(table, [seat]);
    trim(table, pub.part);
    if (!otherPart(table)) table.pop();
  },

  ask: (view, law) => (view.own.plan === null ? askWho(view, law) : askWhere(view, law, view.own.plan)),

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    const [seat = ''] = pub.asked;
    pub.asked = [];
    const answer = answers[seat] ?? [];
    const own = ownOf(table.state, seat);
    if (own.plan !== null) return go(table, seat, own.plan, answer);
    const [id] = answer as string[];
    if (id === undefined) {
      pub.deferred.push(seat);
      table.say('6.0', 'movement over', { side: pub.part });
    } else if (id.startsWith('merge:')) merge(table, id);
    else if (isGivenUp(id)) giveUp(table, id);
    else own.plan = id;
  },
};

/** Commanded by this seat. 6.0 Whoever is put together with another spends no Movement Points, and may have moved or been activated. */
const ownOfSeat =
  (pub: Pub, law: Law, seat: string) =>
  (piece: Chit): boolean =>
    piece.hex !== null && nationsOf(law, seat).includes(piece.nation) && sideOf(pub, piece.nation) === pub.part;

/** 6.0 Unactivated, and commanded by this seat. */
const freeFor = (pub: Pub, law: Law, seat: string) => {
  const isOwn = ownOfSeat(pub, law, seat);
  return (piece: Chit): boolean => (piece.status === 'ready' || !cite('PART-6')) && !piece.moved && isOwn(piece);
};

/** What a seat could do with its pieces, if there is anywhere to go. */
function thinkable(pub: Pub, law: Law, seat: string): Move[] {
  const situation = situationOf(pub, law.map);
  const side = pub.part;
  const isFree = freeFor(pub, law, seat);
  return [
    ...groups(pub, isFree).map((group): Move => {
      const item = groupItem(law, group);
      const disbands = disbanding(group, side, situation);
      const can = (): boolean => disbands.length > 0 || canGo(pub, law, side, group, situation);
      const why = (): string => hindered(pub, law, side, group, situation);
      return { id: group.id, item, can, to: () => [...goals(pub, law, side, group, situation), ...disbands], why };
    }),
    ...Object.values(pub.generals)
      .filter((general) => isFree(general) && general.rode !== true)
      .map((general) => generalMove(law, general, situation)),
    ...Object.values(pub.hqs)
      .filter(isFree)
      .map((hq) => hqMove(pub, law, hq, situation)),
    ...trains(pub, isFree).map((train) => railMove(pub, law, train, side, situation)),
    ...merges(pub, ownOfSeat(pub, law, seat)).map(
      ({ id, item }): Move => ({ id, item, can: () => true, to: () => [] }),
    ),
  ];
}

/** 10.6 Where a partisan that goes there is disbanded. */
function disbanding({ units: [unit] }: Group, side: Side, situation: Situation): Reached[] {
  return unit?.kind === 'partisan' ? disbandsAt(situation, unit, side) : [];
}

const generalMove = (law: Law, general: General, situation: Situation): Move => ({
  id: `general:${general.id}`,
  item: leaderItem(law, `general:${general.id}`, `General ${general.name}, alone`, general.hex),
  can: () => rides(situation, general, 1).length > 0,
  to: () => rides(situation, general, generalAlone),
});

const hqMove = (pub: Pub, law: Law, hq: Headquarters, situation: Situation): Move => {
  const ride = (hexes: number): Reached[] =>
    hq.hex === null ? [] : hqRides(pub, situation, hq, hexes, isWell(pub, situation, hq));
  return {
    id: `hq:${hq.id}`,
    item: leaderItem(law, `hq:${hq.id}`, `HQ ${hq.name}`, hq.hex),
    can: () => ride(1).length > 0,
    to: () => ride(movementRide),
  };
};

/** Who goes by rail, and the leaders in the same hex that ride along (6.1). */
type Train = { readonly piece: Chit; readonly along: readonly Chit[] };

/** 6.1 Every unit and leader by himself; a unit also with one of the leaders in its hex, or with all of them. */
function trains(pub: Pub, isFree: (piece: Chit) => boolean): Train[] {
  const leaders = [...Object.values(pub.generals), ...Object.values(pub.hqs)].filter(isFree);
  const units = Object.values(pub.units).filter(isFree);
  const found: Train[] = [...units, ...leaders].map((piece) => ({ piece, along: [] }));
  for (const piece of units) {
    const here = leaders.filter(({ hex }) => hex === piece.hex);
    for (const leader of here) found.push({ piece, along: [leader] });
    if (here.length > 1) found.push({ piece, along: here });
  }
  return found;
}

const railMove = (pub: Pub, law: Law, { piece, along }: Train, side: Side, situation: Situation): Move => {
  const id = `rail:${[piece, ...along].map((each) => each.id).join('+')}`;
  const text = `${[piece, ...along].map((each) => each.name).join(' with ')} by rail`;
  const budget = (): number =>
    'kind' in piece ? allowance(pub, law, piece, situation) : 'command' in piece ? movementRide : generalAlone;
  const to = (): Reached[] => railGoals(pub, law.charts, piece, side, situation, budget(), along);
  return {
    id,
    item: {
      ...leaderItem(law, id, text, piece.hex),
      ...('kind' in piece && along.length === 0 ? {} : { seldom: true }),
    },
    // R7 Whether a headquarters has anywhere to go hangs on the others.
    can: () =>
      [piece, ...along].some((each) => 'command' in each)
        ? to().length > 0
        : mayEntrain(pub, law.charts, piece, side, situation, budget()),
    to,
  };
};

const leaderItem = (law: Law, id: string, text: string, hex: string | null): Item =>
  hex === null ? { id, text } : { id, text: `${text} in ${hexName(hex)}`, at: indexOf(law.map, hex) };

function askWho({ public: pub, seat }: View, law: Law): Ask {
  return {
    ask: 'pick',
    rule: '6.0',
    prompt:
      'Who moves? Units that were not activated this month may move, but not attack; by rail from and to a nation with capacity left.',
    // 8.7 Nobody is asked for the sake of what he could give up.
    of: [
      ...thinkable(pub, law, seat).flatMap(({ item, can }) => (can() ? [item] : [])),
      ...unfinished(pub, law, seat, pub.part),
    ],
    min: 0,
    max: 1,
    none: 'nobody else moves',
  };
}

/** Whoever ends the phase before anybody has moved is told that somebody could. */
export function restWarnings({ public: pub, seat, own, owes }: View, law: Law, answer: Answer): string[] {
  if (owes?.kind !== 'movement' || own.plan !== null || !Array.isArray(answer) || answer.length > 0) return [];
  const isOwn = ownOfSeat(pub, law, seat);
  const pieces: Chit[] = [...Object.values(pub.units), ...Object.values(pub.hqs), ...Object.values(pub.generals)];
  if (pieces.some((piece) => piece.moved && piece.status === 'ready' && isOwn(piece))) return [];
  return ['Nobody of yours has moved: this ends your Movement Phase, for those as well who could go by rail (6.0).'];
}

function askWhere({ public: pub, seat }: View, law: Law, id: string): Ask {
  const move = thinkable(pub, law, seat).find((each) => each.id === id);
  const group = groupOf(pub, law, seat, id);
  const disbands = group === undefined ? [] : disbanding(group, pub.part, situationOf(pub, law.map));
  const item = ({ hex }: Reached): Item => {
    const place = hexItem(law, hex);
    const gone = disbands.some((each) => each.hex === hex);
    return gone ? { ...place, text: `${place.text}, to troops of yours: it is disbanded`, seldom: true } : place;
  };
  return {
    ask: 'pick',
    rule: id.startsWith('rail:') ? '6.1' : '6.0',
    prompt: `Where to? ${move?.item.text ?? ''}.${move?.why?.() ?? ''}`,
    of: (move?.to() ?? []).flatMap((each) => (id.startsWith('rail:') ? byRail(pub, law, id, each) : item(each))),
    min: 0,
    max: 1,
    none: 'it stays',
  };
}

/** 6.1 Where the journey begins in one land and ends in another, on which railways: those of the first, unless it is said otherwise. */
function byRail(pub: Pub, law: Law, id: string, { hex, path }: Reached): Item[] {
  const item = hexItem(law, hex);
  const from = path[path.length - 2] ?? passengers(pub, id)[0]?.hex ?? hex;
  const lands = payingLands(pub, law, from, hex, pub.part);
  if (lands.length < 2) return [item];
  return lands.map((land, nth): Item => {
    const text = `${item.text}, on the railways of ${nationName(land)}`;
    return nth === 0 ? { ...item, text } : { ...item, id: `${hex} ${land}`, text, seldom: true };
  });
}

function go(table: Theatre, seat: string, id: string, answer: Answer): void {
  const { law } = table;
  const { public: pub } = table.state;
  const [chosen = ''] = answer as string[];
  const [hex, payer] = chosen.split(' ');
  ownOf(table.state, seat).plan = null;
  const side = sideOfSeat(law, seat);
  const reached = thinkable(pub, law, seat)
    .find((move) => move.id === id)
    ?.to()
    .find((each) => each.hex === hex);
  const group = groupOf(pub, law, seat, id);
  if (group === undefined) return;
  const starters = startersOf(group);
  for (const piece of starters) piece.moved = true;
  const hq = id.startsWith('hq:') ? pub.hqs[id.slice(3)] : undefined;
  if (hq !== undefined) hq.moved = true;
  const [passenger, ...along] = id.startsWith('rail:') ? passengers(pub, id) : [];
  for (const piece of passenger === undefined ? [] : [passenger, ...along]) piece.moved = true;
  if (reached === undefined || !cite('6.0')) {
    table.say('6.0', 'stays', {
      pieces:
        hq !== undefined
          ? [hq.id]
          : [...starters, ...(passenger === undefined ? [] : [passenger, ...along])].map((each) => each.id),
    });
    return;
  }
  if (hq !== undefined) {
    rideTo(table, [hq], reached.path);
    table.say('5.1', 'hq rides', { hq: hq.id, hex: reached.hex });
  } else if (passenger !== undefined) railOn(table, passenger, along, reached, side, payer);
  else carry(table, group, reached, side, '6.0');
}

const passengers = (pub: Pub, id: string): Chit[] =>
  id
    .slice('rail:'.length)
    .split('+')
    .flatMap((each): Chit | [] => pub.units[each] ?? pub.generals[each] ?? pub.hqs[each] ?? []);

function groupOf(pub: Pub, law: Law, seat: string, id: string): Group | undefined {
  const name = id.slice(id.indexOf(':') + 1);
  if (id.startsWith('general:')) {
    const general = pub.generals[name];
    return general && { id, units: [], riders: [general] };
  }
  if (id.startsWith('hq:') || id.startsWith('rail:')) return { id, units: [], riders: [] };
  return groups(pub, freeFor(pub, law, seat)).find((group) => group.id === id);
}
