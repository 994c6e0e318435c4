/** The Weather Phase, and what stands for the Naval and Air Phase after it. */
import type { FrameKind } from '@ironbottom/umpire';
import { seatOf } from '../law.js';
import type { Apto, AptoFrame } from '../state.js';
import { weatherFor, zones } from './1-weather.js';
import { finishSea, seaAsk, seaStage, takeSea } from './3-sea-lift.js';

const rolledKey = '1 rolled';

export const weatherPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { public: pub } = table.state;
    const seat = seatOf(table.law, 'japan');
    if (pub.notes[rolledKey] !== pub.turn) {
      pub.notes[rolledKey] = pub.turn;
      for (const zone of zones) pub.weather[zone] = weatherFor(zone, pub.month, table.roll('R66', seat));
      table.say('R66', 'weather', { ...pub.weather });
    }
    // Ships serve the war in China; on the Mongolian border there are none.
    if (pub.alignment.china === 'allies' && seaStage(pub) !== 'done') table.owe([seat]);
    else {
      finishSea(pub);
      table.pop();
    }
  },
  ask: ({ public: pub }) => seaAsk(pub),
  take(table, _frame, answers) {
    for (const seat in answers) takeSea(table, answers[seat]);
  },
};
