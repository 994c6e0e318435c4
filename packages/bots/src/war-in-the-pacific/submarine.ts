/** A newcomer under and over water: hunts where lanes meet, waits until it is near, and screens what is worth most. */
import type { Answer, Ask, Bot, Row, RowAnswer, Sheet } from '@ironbottom/umpire';
import { leastAnswer } from '@ironbottom/umpire';
import { type Side, sideOf, submarine } from '@ironbottom/war-in-the-pacific';

type Law = submarine.SubmarineLaw;
type Hunt = submarine.SubmarineBattle;

export const submarineRecruit: Bot<submarine.SubmarineKit> = {
  name: 'recruit',
  title: 'Recruit',
  about:
    'Lies where lanes meet and waits until the enemy is near; screens what is worth most and keeps clear of submarines.',
  seat: (seat, law) => ({ answer: (view, ask) => answerFor(law, view.own, sideOf(seat), ask) }),
};

function answerFor(law: Law, battle: Hunt, side: Side, ask: Ask): Answer {
  const least = leastAnswer(ask) ?? [];
  switch (battle.phase) {
    case 'assign':
      return ask.ask !== 'sheet' ? least : side === law.hunter ? stations(law, ask) : lanes(law, ask);
    case 'air phase':
      return ask.ask === 'sheet'
        ? ask.rows.map((row) => (isHexes(row) ? row.of.slice(0, row.max).map(({ id }) => id) : []))
        : least;
    case 'band':
      return ask.ask === 'pick' ? ask.of.slice(0, 1).map(({ id }) => id) : least;
    case 'submarines':
      return ask.ask === 'pick'
        ? searchNow(
            law,
            battle,
            ask.of.filter(({ not }) => not === undefined).map(({ id }) => id),
          )
        : least;
    case 'groups':
      return ask.ask === 'sheet' ? groups(law, ask) : least;
    case 'conceal':
      return ask.ask === 'pick'
        ? conceal(
            battle,
            ask.of.filter(({ not }) => not === undefined).map(({ id }) => id),
            ask.max,
          )
        : least;
    case 'attack':
      return ask.ask === 'split' ? attack(law, battle, ask.total) : least;
    case 'target':
      return ask.ask === 'pick'
        ? target(
            battle,
            ask.of.map(({ id }) => id),
          )
        : least;
    default:
      return least;
  }
}

const isHexes = (row: Row): row is Extract<Row, { ask: 'pick' }> => row.ask === 'pick' && row.rule === '13.3.1';

/** How near a lane comes to a station, as Search Points of six boats. */
function exposure(law: Law, marker: string, lane: string, station: string): number {
  const zone = law.zones[station] ?? {};
  const near = (law.ways[marker]?.[lane] ?? []).flatMap((hex) => (zone[hex] === undefined ? [] : [zone[hex]]));
  return near.length === 0 ? 0 : 6 - Math.min(...near);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** How good a place to search is, in faces of the die: those that find, and less the farther boats have to come. */
const chanceAt = (law: Law, boats: number, hexes: number): number =>
  submarine.contactUpTo(law.charts.searchContact, submarine.searchPoints(boats, hexes)) - hexes / 3;

/** The chances of a squadron marker to find whoever goes this way, phase by phase: in each it may search anew. */
function watch(law: Law, station: string, name: string, way: readonly number[]): number {
  const subron = law.subrons.find((each) => each.name === name);
  const zone = law.zones[station] ?? {};
  const squadrons = subron === undefined ? [] : submarine.squadronsOf(law, subron);
  return sum(
    law.phases.flatMap((_, n) => {
      const near = way
        .slice(n * law.pace, (n + 1) * law.pace + 1)
        .flatMap((hex) => (zone[hex] === undefined ? [] : [zone[hex]]));
      return squadrons.map((boats) => Math.max(0, ...near.map((hexes) => chanceAt(law, boats, hexes))));
    }),
  );
}

/** Of all ways to lay squadrons and dummies out, the one that leaves no way badly watched: half watched, a way counts twice. */
function stations(law: Law, ask: Sheet): Answer {
  const ways = Object.values(law.ways).flatMap((lanes) => Object.values(lanes));
  const dummies = Array.from(
    { length: law.stations.length - law.subrons.length },
    (_, n) => `${submarine.dummy} ${n + 1}`,
  );
  const names = [...law.subrons.map(({ name }) => name), ...dummies];
  // Reckoned once: by station, by name, by way.
  const watched = law.stations.map(({ marker }) =>
    Object.fromEntries(names.map((name) => [name, ways.map((way) => watch(law, marker, name, way))])),
  );
  const layouts = ordersOf(names).map((order) => ({
    names: order,
    unwatched: sum(ways.map((_, way) => 1 / (1 + sum(watched.map((by, i) => by[order[i] ?? '']?.[way] ?? 0))))),
  }));
  const best = layouts.sort((a, b) => a.unwatched - b.unwatched)[0]?.names ?? [];
  return ask.rows.map((_, i) => best.slice(i, i + 1));
}

const ordersOf = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name) => ordersOf(names.filter((each) => each !== name)).map((rest) => [name, ...rest]));

/** The most valuable in the best places; dummies in the others. */
function spread(
  things: readonly { name: string; value: number }[],
  places: readonly number[],
  rows: readonly Row[],
): RowAnswer[] {
  const order = places.map((worth, i) => ({ worth, i })).sort((a, b) => b.worth - a.worth);
  const best = [...things].sort((a, b) => b.value - a.value);
  const answer: RowAnswer[] = rows.map(() => []);
  for (const [rank, { i }] of order.entries()) {
    const name = best[rank]?.name ?? `${submarine.dummy} ${rank - best.length + 1}`;
    answer[i] = [name];
  }
  return answer;
}

/** Every task force by the lane that is farthest from submarines; what is worth most where it is safest. */
function lanes(law: Law, ask: Sheet): Answer {
  const n = law.markers.length;
  const safest = law.markers.map(({ marker }) => {
    const ways = Object.keys(law.lanes).map((lane) => ({
      lane,
      risk: sum(law.stations.map((station) => exposure(law, marker, lane, station.marker) ** 2)),
    }));
    return ways.sort((a, b) => a.risk - b.risk)[0] ?? { lane: '', risk: 0 };
  });
  const value = law.forces.map(({ name, ships }) => ({
    name,
    value: sum(ships.map((id) => submarine.worthOf(law.units[id]?.type ?? 'DD'))),
  }));
  const forces = spread(
    value,
    safest.map(({ risk }) => -risk),
    ask.rows.slice(0, n),
  );
  return [...forces, ...safest.map(({ lane }) => [lane])];
}

/** Search when it will not come nearer, as far as its lanes can be guessed. */
function searchNow(law: Law, battle: Hunt, open: readonly string[]): Answer {
  const force = submarine.moverOf(battle);
  const ways = Object.values(law.ways[force.marker] ?? {}).filter((way) => way[force.gone] === force.hex);
  const left = law.pace - force.moved;
  return submarine
    .searchers(law, battle)
    .filter(({ squadron, hexes }) => {
      if (!open.includes(squadron.id)) return false;
      const station = battle.subrons.find(({ holds }) => holds === squadron.of)?.marker ?? '';
      const zone = law.zones[station] ?? {};
      const later = ways.map((way) =>
        Math.max(
          -1,
          ...way
            .slice(force.gone + 1, force.gone + left + 1)
            .map((hex) => (zone[hex] === undefined ? -1 : chanceAt(law, squadron.points, zone[hex]))),
        ),
      );
      return chanceAt(law, squadron.points, hexes) >= sum(later) / Math.max(1, later.length);
    })
    .map(({ squadron }) => squadron.id);
}

/** What a ship counts in the screen of her group (22.7.1). */
const screenOf = (type: string): number => (type === 'CD' ? 6 : type === 'DE' ? 2 : type === 'DD' ? 1 : 0);

/** How badly a group wants guarding, or hiding: by what is worth most in it, and by what is there to guard it. */
const need = (worth: number, screen: number): number => worth / (4 + screen);

/** Each screening ship to the group that needs it most and has none of her type: two of a type are seldom concealed (22.5.8). */
function groups(law: Law, ask: Sheet): Answer {
  const guard: { [lead: string]: number } = {};
  const types: { [lead: string]: string[] } = {};
  const needOf = (lead: string): number => need(submarine.worthOf(law.units[lead]?.type ?? 'DD'), guard[lead] ?? 0);
  const neediest = (of: readonly { id: string }[]): string =>
    [...of].sort((a, b) => needOf(b.id) - needOf(a.id))[0]?.id ?? '';
  const give = (lead: string, more: number): void => {
    guard[lead] = (guard[lead] ?? 0) + more;
  };
  return ask.rows.map((row): RowAnswer => {
    if (row.ask === 'pick') {
      if (row.of.length === 0) return [];
      const [type = ''] = row.prompt.split(' ');
      const without = row.of.filter(({ id }) => !types[id]?.includes(type));
      const lead = neediest(without.length > 0 ? without : row.of);
      give(lead, screenOf(type));
      types[lead] = [...(types[lead] ?? []), type];
      return [lead];
    }
    if (row.ask !== 'split') return leastAnswer(row) ?? [];
    const air: { [lead: string]: number } = {};
    for (let n = row.total; n > 0; n--) {
      const lead = neediest(row.over);
      give(lead, 1);
      air[lead] = (air[lead] ?? 0) + 1;
    }
    return air;
  });
}

const screenIn = (ships: submarine.Group['ships']): number => sum(ships.map(({ type }) => screenOf(type)));

/** Hidden is what is worth most and guarded least. */
function conceal(battle: Hunt, open: readonly string[], most: number): Answer {
  const found = (battle.contact?.groups ?? []).filter(({ name }) => open.includes(name));
  const needOf = ({ ships, air }: submarine.Group): number =>
    need(Math.max(...ships.map(({ type }) => submarine.worthOf(type))), screenIn(ships) + air);
  const best = [...found].sort((a, b) => needOf(b) - needOf(a)).slice(0, most);
  return found.filter((group) => best.includes(group)).map(({ name }) => name);
}

/** Boat by boat where one more does most. */
function attack(law: Law, battle: Hunt, total: number): Answer {
  const boats = battle.squadrons.find(({ id }) => id === battle.contact?.squadron)?.boats ?? 'I';
  const sent: { [group: string]: number } = {};
  const shown = battle.contact?.groups ?? [];
  const carrier = shown.some(({ ships }) => ships.some(({ type }) => type === 'CV' || type === 'CVE' || type === 'CVL'))
    ? 3
    : 0;
  const worth = ({ name, ships }: submarine.Group, n: number): number => {
    const lead = ships.find((ship) => submarine.isLead(ship)) ?? ships[0];
    const unit = Object.values(law.units).find(({ type }) => type === lead?.type);
    return unit === undefined || name === '' || n === 0
      ? 0
      : submarine.expectedWorth(law, boats, unit, n, screenIn(ships) + carrier);
  };
  // All at one group, or all but some at another: whichever is best for the next two boats at once.
  for (let left = total; left > 0; ) {
    const step = Math.min(left, 2);
    const more = shown.map((group) => {
      const now = sent[group.name] ?? 0;
      return { name: group.name, gain: worth(group, now + step) - worth(group, now) };
    });
    const best = more.sort((a, b) => b.gain - a.gain)[0];
    if (best === undefined) break;
    sent[best.name] = (sent[best.name] ?? 0) + step;
    left -= step;
  }
  return sent;
}

function target(battle: Hunt, marks: readonly string[]): Answer {
  const { contact } = battle;
  const ships = contact?.groups[contact.at]?.ships ?? [];
  const value = (mark: string): number => submarine.worthOf(ships.find((ship) => ship.mark === mark)?.type ?? 'DD');
  return [...marks].sort((a, b) => value(b) - value(a)).slice(0, 1);
}
