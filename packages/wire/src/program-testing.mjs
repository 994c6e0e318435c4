// A program that misbehaves as it is told: `node program-testing.mjs babbles`.
import { createInterface } from 'node:readline';

const manner = process.argv.slice(2).join(' ');
/** @param {object} said */
const say = (said) => process.stdout.write(`${JSON.stringify(said)}\n`);

/** @type {{ ask: { unit?: string, from?: number }, sample: unknown } | undefined} */
let question;
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if ('over' in said) break;
  if ('ask' in said) {
    question = said;
    if (manner === 'babbles') process.stdout.write('Thinking…\n');
    else if (manner === 'dies') process.exit(3);
    else if (manner === 'says nothing') continue;
    else if (manner === 'wrong') say({ answer: 'anything' });
    else if (manner === 'slow-learner') say({ answer: null });
    else if (said.ask.ask === 'walk') say({ ways: { unit: said.ask.unit, at: said.ask.from } });
    else say({ answer: said.sample, intents: [{ turn: 1, text: 'go on' }, { text: 'no turn' }] });
  } else if ('refused' in said) say({ answer: manner === 'wrong' ? ['no such thing'] : question?.sample });
  else if ('ways' in said) {
    const step = said.ways.find((/** @type {{ not?: object, cost: number }} */ way) => !way.not && way.cost === 1);
    say({ answer: { path: step === undefined ? [] : [step.to], halt: [] } });
  }
}
