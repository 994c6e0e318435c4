/** The special rules of a scenario and what unloading is worth in it, told to whoever sits down to it. */
import { list } from './chapters/phrases.js';
import { coastwatchers } from './map.js';
import { placeOf } from './scenarios/areas.js';
import { momentOn } from './scenarios/dates.js';
import type { ScenarioData, SpecialRules, UnloadingPlace } from './scenarios/scenario.js';
import { enemyOf, type Side, sides } from './state.js';

const subject: Readonly<Record<Side, string>> = { allied: 'the Allies', japan: 'Japan' };
const whose: Readonly<Record<Side, string>> = { allied: 'Allied', japan: 'Japanese' };
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const place = (given: UnloadingPlace): string =>
  typeof given === 'string' ? given : `${given.place} except ${list(given.except)}`;

/** SC2.V2, SC2.V3, SC3.V2, SC5.V2, SC5.V3 */
export function unloadingTold({ victory, special }: ScenarioData, side: Side): string[] {
  const { wins, fails, reaches, more } = victory.unloading ?? {};
  const lines: string[] = [];
  const at = (where: string | undefined): string => (where === undefined ? '' : ` at ${where}`);
  const who = (whom: Side, you: string, they: string): string =>
    whom === side ? `You ${you}` : `${capital(subject[whom])} ${whom === 'japan' ? `${they}` : you}`;
  if (wins !== undefined)
    lines.push(`${who(wins.side, 'win', 'wins')} at once with ${wins.points} points unloaded${at(wins.at)}.`);
  if (reaches !== undefined)
    lines.push(
      `${who(reaches.side, 'receive', 'receives')} ${reaches.bonus} points for ${reaches.points} points unloaded${at(reaches.at)}.`,
    );
  if (fails !== undefined)
    lines.push(
      `${who(enemyOf(fails.side), 'receive', 'receives')} ${fails.bonus} points at the end if less than ${fails.least} were unloaded${at(fails.at)}.`,
    );
  if (more !== undefined) lines.push(`Whoever has unloaded more receives ${more} points at the end.`);
  const places = special.unload?.[side] ?? [];
  if (places.length > 0)
    lines.push(`Your transports unload at anchor, three points a turn for eight turns: at ${list(places.map(place))}.`);
  return lines;
}

/** Of both sides: everybody has read them. */
export function specialTold({ special, date }: ScenarioData, side: Side): string[] {
  const lines: string[] = [];
  const { heldAtAnchor, needsSeaplaneBase, falls, baseTakes, nightGroup, fastRepairByDay, unload } = special;
  for (const { side: whom, place: at, until } of heldAtAnchor ?? []) {
    const when =
      until === 'alarm' ? 'until an enemy ship is observed or they are attacked' : `until ${momentOn({ date }, until)}`;
    lines.push(`${whose[whom]} ships that begin at ${at} lie at anchor ${when}.`);
  }
  for (const { side: whom, ships, by } of special.fueling ?? []) {
    const what =
      by === 'begun'
        ? 'are fueling when the game begins, ten turns beside an oiler'
        : `have to begin fueling beside an oiler by ${momentOn({ date }, by)}`;
    lines.push(
      `${whose[whom]}: ${list(ships)}, and whoever begins in company, ${what}; who does not makes one hex a turn.`,
    );
  }
  for (const whom of sides)
    if (whom !== side && (unload?.[whom]?.length ?? 0) > 0)
      lines.push(`${whose[whom]} transports may unload at ${list((unload?.[whom] ?? []).map(placeOf))}.`);
  if (needsSeaplaneBase !== undefined)
    lines.push(
      `${needsSeaplaneBase.plane} aboard ${needsSeaplaneBase.ship} fly only while she is a seaplane base, at anchor.`,
    );
  if (baseTakes !== undefined) lines.push(`${baseTakes.base} takes ${list(baseTakes.planes)} and no other planes.`);
  if (falls !== undefined)
    lines.push(
      `${falls.base} falls to ${subject[falls.to]} the turn after ${falls.points} points are unloaded there; planes left on it are lost. Then it takes ${list(falls.planes)}.`,
    );
  if (nightGroup !== undefined)
    lines.push(
      `Up to ${nightGroup.most} ${list(nightGroup.planes)} aboard ${nightGroup.ship} may be trained for the night: she then begins with no more of them.`,
    );
  if (fastRepairByDay !== undefined)
    lines.push(`${fastRepairByDay.base} mends ${fastRepairByDay.hits} hits a turn by day.`);
  return [...lines, ...takingOffTold(special), ...lookOutsTold(special)];
}

/** SC1.4, SC1.5, SC1.7, SC1.8 */
function takingOffTold({ whenShipSeen, oneTaskForce, noTakeOffOnFirstTurn, freeTakeOff }: SpecialRules): string[] {
  const lines: string[] = [];
  if (oneTaskForce !== undefined) lines.push(`All ${whose[oneTaskForce]} ships sail in one task force throughout.`);
  if (noTakeOffOnFirstTurn !== undefined)
    lines.push(`${whose[noTakeOffOnFirstTurn]} planes do not take off on the first turn.`);
  if (freeTakeOff !== undefined)
    lines.push(
      `${whose[freeTakeOff.side]} ${freeTakeOff.plane} take off from ${freeTakeOff.base} outside every limit.`,
    );
  if (whenShipSeen !== undefined) {
    const planes = Object.entries(whenShipSeen.planes).map(([plane, factors]) => `${factors} ${plane}`);
    lines.push(
      `Once an enemy ship is observed, ${list(planes)} stand Ready at ${whenShipSeen.base} from the next turn (${whose[whenShipSeen.side]}).`,
    );
  }
  return lines;
}

/** SC1.6 */
function lookOutsTold({ noCoastwatchers }: SpecialRules): string[] {
  return sides.flatMap((side) => {
    const islands = coastwatchers.flatMap(({ id, island, side: theirs }) =>
      theirs === side && noCoastwatchers?.includes(id) ? [island] : [],
    );
    return islands.length === 0 ? [] : [`There are no ${whose[side]} coastwatchers on ${list(islands)}.`];
  });
}
