/** The Weather Phase, and what stands for the Naval and Air Phase after it: ships, then the planes of each side. */
import type { FrameKind } from '@ironbottom/umpire';
import { type Law, seatOf } from '../law.js';
import { enemyOf, type Side, sides } from '../pieces.js';
import { sideOfSeat, speakerOf } from '../play.js';
import type { Apto, AptoFrame, Pub } from '../state.js';
import { weatherFor, zones } from './1-weather.js';
import { finishSea, seaAsk, seaStage, takeSea } from './3-sea-lift.js';
import { homeAgain } from './3-transports.js';
import { flightAsk, flights, scatterAsk, scattered, scatterSpeaker, takeFlight, takeScatter } from './7-2-air-lift.js';

const rolledKey = '1 rolled';
/** How many sides have had their planes. */
const flownKey = '4 flown';

/** Ships serve the war in China; on the Mongolian border there are none. */
const atSea = (pub: Pub, { charts }: Law): boolean =>
  pub.alignment.china === 'allies' && seaStage(pub, charts) !== 'done';

const flying = (pub: Pub): Side | undefined => sides[pub.notes[flownKey] ?? 0];

export const weatherPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { public: pub } = table.state;
    const seat = seatOf(table.law, 'japan');
    if (pub.notes[rolledKey] !== pub.turn) {
      pub.notes[rolledKey] = pub.turn;
      for (const zone of zones)
        pub.weather[zone] = weatherFor(table.law.charts, zone, pub.month, table.roll('R66', seat));
      table.say('R66', 'weather', { ...pub.weather });
    }
    if (atSea(pub, table.law)) return table.owe([seat]);
    for (let side = flying(pub); side !== undefined; side = flying(pub)) {
      const target = scattered(pub);
      if (target !== undefined) return table.owe([scatterSpeaker(table, side, target)]);
      if (flights(pub, side, table.law.charts).length > 0) return table.owe([speakerOf(table.law, side, [])]);
      pub.notes[flownKey] = (pub.notes[flownKey] ?? 0) + 1;
    }
    finishSea(pub);
    homeAgain(pub);
    delete pub.notes[flownKey];
    table.pop();
  },

  ask({ public: pub, seat }, law) {
    if (atSea(pub, law)) return seaAsk(pub, law.charts);
    const target = scattered(pub);
    return target === undefined ? flightAsk(pub, sideOfSeat(law, seat), law.charts) : scatterAsk(target);
  },

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    for (const seat in answers) {
      const answer = answers[seat];
      const side = sideOfSeat(table.law, seat);
      if (atSea(pub, table.law)) takeSea(table, answer);
      else if (scattered(pub) !== undefined) takeScatter(table, enemyOf(side), (answer as string[])[0]);
      else if (!takeFlight(table, side, (answer as string[])[0])) pub.notes[flownKey] = (pub.notes[flownKey] ?? 0) + 1;
    }
  },
};
