/** Orders a second on the toy's 200 pieces, against boardgame.io on the same work. */
import { isDeepStrictEqual } from 'node:util';
import { type Line, rateLine, type Section } from '../lines.js';
import { type Contender, type Effort, race, timesFaster } from '../measure.js';
import { clientConvoy, reducerConvoy } from './boardgame.js';
import { drawScript, ordersIn, type Script } from './position.js';
import { umpireConvoy } from './umpire.js';

const turns = 20;

/** The engines are compared only if the same orders bring them to the same position. */
export function checkAgreement(script: Script): void {
  const orders = ordersIn(script);
  const { places } = umpireConvoy(script, false);
  for (const play of [clientConvoy, reducerConvoy])
    if (!isDeepStrictEqual(play(orders, false).places, places))
      throw new Error('the same orders led boardgame.io to another position: they are not doing the same work');
}

function engines(script: Script, withViews: boolean): Contender[] {
  const orders = ordersIn(script);
  return [
    { name: 'umpire', run: () => umpireConvoy(script, withViews) },
    { name: 'boardgame.io, local client', run: () => clientConvoy(orders, withViews) },
    { name: 'boardgame.io, reducer alone', run: () => reducerConvoy(orders, withViews) },
  ];
}

/** The umpire is measured against the faster of the two. */
function compare(script: Script, withViews: boolean, effort: Effort, progress: (done: number) => void): Line[] {
  const [umpire, client, reducer] = race(engines(script, withViews), effort, progress);
  if (umpire === undefined || client === undefined || reducer === undefined) throw new Error('somebody did not run');
  const times = Math.min(timesFaster(umpire, client), timesFaster(umpire, reducer));
  const unit = 'orders/s';
  return [
    rateLine(umpire, unit, { times, goal: withViews ? null : { of: 'times', least: 50 } }),
    rateLine(client, unit),
    rateLine(reducer, unit),
  ];
}

export const orders: Section = {
  name: 'orders',
  title: 'Orders on 200 pieces: judge, apply, log, events for every seat',
  run(effort, progress) {
    const script = drawScript(turns);
    checkAgreement(script);
    return compare(script, false, effort, progress);
  },
};

export const views: Section = {
  name: 'views',
  title: "The same, and every seat's whole view as JSON after each order",
  run(effort, progress) {
    const script = drawScript(2);
    checkAgreement(script);
    return compare(script, true, effort, progress);
  },
};
