/**
 * Rules that are implemented and that no battle on trial reaches: why not, and what does reach them. `not-in-battles.test.ts` looks
 * whether every implemented rule is either on a trial's list or here, and whether what is named here does cite it.
 */
import type { DeskProcedure } from '@ironbottom/umpire';

/** A procedure of the desk, by the last part of its name. */
type AtDesk = { readonly by: 'desk'; readonly desk: string; readonly why: string };
/** A set-up that breaks the rule, and is refused. */
type InSetup = { readonly by: 'set-up'; readonly why: string };
/** What the week, the cycle or the Strategic turn will reckon with: a chapter's function, called with figures at random. */
type InWeek = { readonly by: 'week'; readonly why: string };

export type NotInBattles = { readonly [rule: string]: AtDesk | InSetup | InWeek };

const desk = (name: string, why: string, ...rules: readonly string[]): NotInBattles =>
  Object.fromEntries(rules.map((rule) => [rule, { by: 'desk', desk: name, why }]));
const setUp = (why: string, ...rules: readonly string[]): NotInBattles =>
  Object.fromEntries(rules.map((rule) => [rule, { by: 'set-up', why }]));
const week = (why: string, ...rules: readonly string[]): NotInBattles =>
  Object.fromEntries(rules.map((rule) => [rule, { by: 'week', why }]));

const altitudes = 'raids on bases are played without altitudes, and their escorts are not fired at (R125)';
const troops = 'strikes at troops have what anti-aircraft fire stops in their figures (R123)';
const steps = 'steps are replaced, and units rebuilt, in the Strategic turn';
const parts =
  'units break down and recombine in the week’s ground phase; the lists of their parts are in another booklet';
const landings = 'the landings there are have admirals of 1942, and no fleet to fight at sea';

export const notInBattles: NotInBattles = {
  ...desk('ground-anti-aircraft', troops, '10.2.1', '10.2.2'),
  ...desk('ground-anti-aircraft', altitudes, '10.3.1', '10.3.2'),
  ...desk('admiral', 'a set-up names the admirals it has; who is to be had is rolled when forces sail', '20.4.1'),
  ...desk('midget-submarine', 'midgets attack ships in port, and no hunt is fought there', '22.10.1', '22.10.2'),

  ...setUp('a set-up whose commander is junior to one who serves under him is refused', '8.1.1'),
  ...setUp('a carrier force without a commander, and without a reason for it, is refused', '8.8.1'),
  ...setUp('a force that is mostly Dutch under somebody else is refused', '20.4.2'),
  ...setUp('a fighting force without a commander, and without a reason for it, is refused', '20.7.1'),
  ...setUp('a hunt with more than thirty squadron markers is refused', '22.1.1'),
  ...setUp('a hunt with more dummy squadrons than its submarines allow is refused', '22.2.1'),
  ...setUp('a squadron that begins on land or on the coast is refused', '22.4.3'),
  ...setUp('boats of the other side are refused', '22.4.5'),

  ...week('numbers of hexes and of the map’s sheets: the displays of battles have none', '2.1.1', '2.1.3', '2.1.4'),
  ...week('forces move in reaction before a battle begins', '8.1.3'),
  ...week('no battle lets anybody fire with guns he has captured', '10.3.4'),
  ...week('no set-up has a field or a port that is being built', '11.8'),
  ...week(landings, '21.0', '21.9'),
  ...week(steps, '23.11.3', '23.11.4', '23.11.5', '23.11.6', '23.12', '25.4', '25.9.1', '25.9.2'),
  ...week(parts, '23.13.2', '23.13.4', '23.13.5'),
  ...week(parts, '23.14.1', '23.14.3', '23.14.4', '23.14.5', '23.14.7'),
};

export const deskNamed = (desks: readonly DeskProcedure[], name: string): DeskProcedure | undefined =>
  desks.find(({ id }) => id.endsWith(`/${name}`));
