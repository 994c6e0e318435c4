/**
 * What stands for the Naval and Air Phase: Part 3 is lost, and China has no fleet. R70 Japan lands Sea Supply chits in ports and
 * ships units from port to port. R73 Units may also be landed on an empty enemy coast: a Joint Offensive of land and sea (5.4).
 */
import type { Answer, Ask, Item, SplitAnswer, Table } from '@ironbottom/umpire';
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import type { Hex } from '../map/hexes.js';
import { map } from '../map/map.js';
import { march } from '../moving.js';
import { hexName } from '../names.js';
import type { HexId, LandUnit } from '../pieces.js';
import { hexOf } from '../situation.js';
import type { Apto, Pub, View } from '../state.js';
import { landedInPorts, seaPoints } from './3-transports.js';
import { holds, noLanding } from './7-1-carrying.js';
import { extraAsk, extraLandings, takeExtra } from './7-5-emergency.js';
import { isPort } from './8-7-installations.js';
import { impromptuPrice } from './8-13-offensives.js';
import { footingFor } from './8-footing.js';
import { asBuilt } from './10-43-harbours.js';

/** Stages of the phase, kept in the notes: chits, where to, who. */
const stageKey = '3 stage';
const targetKey = '3 target';

/** Where an army of the mainland can be fed or go: the islands have no part in it. */
const isMainland = ({ territory }: Hex): boolean =>
  territory === 'china' || territory === 'manchukuo' || territory === 'korea';

/** Working ports that cannot trace overland, with the room they have for chits. */
export function chitPorts(pub: Pub): { hex: HexId; room: number }[] {
  const footing = footingFor(pub, 'japan');
  return map.land.flatMap((hex) => {
    if (!isPort(pub, hex) || !isMainland(hex) || !footing.holds(hex.id) || !cite('R70')) return [];
    const chits = pub.chits.filter((chit) => chit.hex === hex.id && chit.side === 'japan');
    const linked = footing.supplied(hex.id);
    const depot = {
      hex: asBuilt(pub, hex),
      friendly: true,
      port: true,
      airbase: null,
      linked,
      isolated: false,
      source: false,
      chits,
    };
    if (noLanding(depot, 'sea') !== undefined) return [];
    return [{ hex: hex.id, room: holds(depot, 'sea') - chits.filter(({ kind }) => kind === 'sea').length }];
  });
}

/** Units in a friendly port that works, who may go aboard. */
export function passengers(pub: Pub): LandUnit[] {
  const footing = footingFor(pub, 'japan');
  return Object.values(pub.units).filter(
    ({ hex, nation, status, kind, small }) =>
      nation === 'japan' &&
      hex !== null &&
      status === 'ready' &&
      kind !== 'partisan' &&
      !small &&
      isPort(pub, hexOf(map, hex)) &&
      footing.holds(hex),
  );
}

const isEnemyCoast = (pub: Pub, hex: HexId): boolean => !footingFor(pub, 'japan').holds(hex);

/** 5.4 A Land and a Sea Offensive, and 2 EP more. R136 Both are on one track. 5.5 Those that are not there are bought in haste. */
export function landingPrice(pub: Pub, charts: Charts): { readonly offensives: number; readonly points: number } {
  const wanted = cite('5.4') ? 2 : 1;
  const offensives = Math.min(cite('R136') ? wanted : 1, pub.offensives.japan ?? 0);
  const missing = (['navy', 'army'] as const).slice(0, wanted - offensives);
  const haste = missing.reduce((sum, buyer) => sum + (cite('5.5') ? impromptuPrice(charts, buyer) : 99), 0);
  return { offensives, points: (cite('5.4') ? charts.seaLift.values.landingPoints : 0) + haste };
}

const canLand = (pub: Pub, charts: Charts): boolean =>
  (pub.ep.japan ?? 0) >= landingPrice(pub, charts).points && cite('R73');

/** Friendly ports that work and have room, and empty enemy coasts of countries at war with Japan. */
export function destinations(pub: Pub, charts: Charts): HexId[] {
  const footing = footingFor(pub, 'japan');
  const landing = canLand(pub, charts);
  return map.land.flatMap((hex) => {
    if (!hex.coastal || !isMainland(hex)) return [];
    const holder = footing.holder(hex.id);
    if (holder === 'japan') return isPort(pub, hex) && footing.room(hex.id) >= 2 ? [hex.id] : [];
    const empty = footing.isEmpty(hex.id) && pub.works[hex.id]?.fortification !== true;
    return landing && holder === 'allies' && hex.territory === 'china' && hex.terrain === 'clear' && empty
      ? [hex.id]
      : [];
  });
}

type Stage = 'chits' | 'extra' | 'target' | 'units' | 'done';
const stages: readonly Stage[] = ['chits', 'extra', 'target', 'units', 'done'];

/** Where the phase stands, passing over what there is nothing to decide about. */
export function seaStage(pub: Pub, charts: Charts): Stage {
  const at = pub.notes[stageKey] ?? 0;
  const isOpen: { readonly [S in Stage]: () => boolean } = {
    chits: () => chitPorts(pub).length > 0 && seaPoints(pub, charts) > 0,
    extra: () => extraLandings(pub, charts).length > 0,
    target: () => charts.seaLift.values.units > 0 && passengers(pub).length > 0 && destinations(pub, charts).length > 0,
    units: () => pub.notes[targetKey] !== undefined && passengers(pub).length > 0,
    done: () => true,
  };
  return stages.slice(at).find((stage) => isOpen[stage]()) ?? 'done';
}

export function finishSea(pub: Pub): void {
  delete pub.notes[stageKey];
  delete pub.notes[targetKey];
}

const item = (hex: HexId, text: string): Item => {
  const at = map.hex(hex)?.index;
  return { id: hex, text, ...(at !== undefined && { at }) };
};

/** R180 Whoever would put a chit on a beach keeps a ship for it. */
const beachText = (pub: Pub, charts: Charts): string =>
  extraLandings(pub, charts).some(({ by }) => by.kind === 'stp')
    ? ' A ship that lands none here can still put its chit on a clear coast without port, and is lost for the season (7.5).'
    : '';

/** 7.4 Why fewer can be landed than there are. */
function roomText(pub: Pub, charts: Charts): string {
  const ports = chitPorts(pub);
  const room = ports.reduce((sum, each) => sum + each.room, 0);
  if (room >= seaPoints(pub, charts)) return '';
  const where = ports.map(({ hex, room: here }) => `${hexName(hex)} ${here}`).join(', ');
  return `, but room for ${room} of them: ${where}. A port takes no more than it can hold, and none where a line of supply comes overland`;
}

export function seaAsk(pub: Pub, charts: Charts): Ask {
  const stage = seaStage(pub, charts);
  if (stage === 'chits')
    return {
      ask: 'split',
      rule: '7.4',
      prompt: `Where do your ships land supply this month? There are ${seaPoints(pub, charts)} Sea Supply chits${roomText(pub, charts)}; each lets four units attack and keeps all that can trace to it.${beachText(pub, charts)}`,
      total: seaPoints(pub, charts),
      over: chitPorts(pub).map(({ hex, room }) => ({ ...item(hex, hexName(hex)), cap: room })),
      all: false,
    };
  if (stage === 'extra') return extraAsk(pub, charts);
  if (stage === 'target')
    return {
      ask: 'pick',
      rule: 'R70',
      prompt: `Do you ship troops this month, and where to? Up to ${charts.seaLift.values.units} units go from your ports to another, or are landed on an empty enemy coast${canLand(pub, charts) ? `: a Joint Offensive of land and sea, ${priceText(pub, charts)}` : ''}.`,
      of: destinations(pub, charts).map((hex) =>
        isEnemyCoast(pub, hex)
          ? { ...item(hex, `land at ${hexName(hex)}`), seldom: true as const }
          : item(hex, hexName(hex)),
      ),
      min: 0,
      max: 1,
      none: 'no troops go by sea',
    };
  const target = targetOf(pub);
  return {
    ask: 'pick',
    rule: 'R70',
    prompt: `Who goes to ${hexName(target)}?`,
    of: passengers(pub)
      .filter(({ hex }) => hex !== target)
      .map((unit) => ({ ...item(unit.hex ?? '', `${unit.name}, ${hexName(unit.hex ?? '')}`), id: unit.id })),
    min: 0,
    max: Math.min(
      charts.seaLift.values.units,
      passengers(pub).filter(({ hex }) => hex !== target).length,
      roomFor(pub, target),
    ),
    none: 'nobody after all',
  };
}

/** 7.4 Where there is room for supply, and none is landed. */
export function landWarnings({ public: pub, owes }: View, { charts }: Law, answer: Answer): string[] {
  if (owes?.kind !== 'weather' || seaStage(pub, charts) !== 'chits' || Array.isArray(answer)) return [];
  if (Object.values(answer as SplitAnswer).some((chits) => chits > 0)) return [];
  return ['Your ships land no supply this month, though there is room for it (7.4).'];
}

const priceText = (pub: Pub, charts: Charts): string => {
  const { offensives, points } = landingPrice(pub, charts);
  return `${offensives} ${offensives === 1 ? 'Offensive' : 'Offensives'} and ${points} EP`;
};

/** Where the ships of this month are bound. */
export const seaTarget = (pub: Pub): HexId | undefined => map.hexes[pub.notes[targetKey] ?? -1]?.id;
const targetOf = (pub: Pub): HexId => seaTarget(pub) ?? '';
const roomFor = (pub: Pub, hex: HexId): number => Math.floor(Math.max(0, footingFor(pub, 'japan').room(hex)) / 2);

export function takeSea(table: Table<Apto>, answer: unknown): void {
  const { public: pub } = table.state;
  const stage = seaStage(pub, table.law.charts);
  if (stage === 'extra' && takeExtra(table, (answer as string[])[0])) return;
  pub.notes[stageKey] = stages.indexOf(stage) + 1;
  if (stage === 'chits') {
    const landed = answer as { [hex: string]: number };
    landedInPorts(
      pub,
      Object.values(landed).reduce((sum, chits) => sum + chits, 0),
    );
    for (const hex in landed)
      for (let n = landed[hex] ?? 0; n > 0; n--) pub.chits.push({ kind: 'sea', side: 'japan', hex, drawn: [] });
    table.say('7.4', 'landed', { chits: landed });
  } else if (stage === 'target') {
    const [hex] = answer as string[];
    const index = hex === undefined ? undefined : map.hex(hex)?.index;
    if (index !== undefined) pub.notes[targetKey] = index;
    table.say('R70', 'bound', { hex: hex ?? null });
  } else if (stage === 'units') ship(table, answer as string[], targetOf(pub));
}

function ship(table: Table<Apto>, ids: readonly string[], target: HexId): void {
  const { public: pub } = table.state;
  if (ids.length === 0) {
    table.say('R70', 'nothing shipped', {});
    return;
  }
  const landing = isEnemyCoast(pub, target);
  for (const id of ids) {
    const unit = pub.units[id];
    if (unit === undefined) continue;
    if (landing) unit.status = 'active';
    else unit.hex = target;
  }
  table.say(landing ? 'R73' : 'R70', landing ? 'lands' : 'shipped', { units: [...ids], hex: target });
  if (landing) {
    const { offensives, points } = landingPrice(pub, table.law.charts);
    pub.offensives.japan = (pub.offensives.japan ?? 0) - offensives;
    pub.ep.japan = (pub.ep.japan ?? 0) - points;
    // 7.7 A landing that succeeds brings a Sea Supply chit with it.
    if (cite('R73')) pub.chits.push({ kind: 'sea', side: 'japan', hex: target, drawn: [], landed: [...ids] });
    // 5.2, 5.10, 5.11 They come into the hex as any others do, with all that follows for what is there.
    const units = ids.flatMap((id) => pub.units[id] ?? []);
    march(table, units, [], [target], 'japan');
  }
}
