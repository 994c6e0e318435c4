/** Events of the bombardment game as sentences. */
import type { Event } from '@ironbottom/umpire';
import { damageWords } from '../chapters/11-5-damage.js';
import { sideNames, sides } from '../sides.js';

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const bodies: { readonly [body: string]: string } = { cap: 'the CAP', escort: 'the escorts', bombers: 'the bombers' };
const aims: { readonly [target: string]: string } = { airfield: 'the airfield', port: 'the port' };
const list = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(' and ') : '');
const losses = ({ killed, home }: Event['data']): string =>
  killed === 0 && home === 0 ? 'nobody is lost' : `${text(killed)} shot down, ${text(home)} turned away`;
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export const bombardWords = (event: Event): string => capital(sentence(event));

function sentence({ kind, data }: Event): string {
  const side = sideNames[sides.find((each) => each === data.side) ?? 'japan'];
  const aim = aims[text(data.target)] ?? '';
  switch (kind) {
    case 'ships-fire':
      return `${text(data.name)} open fire on ${aim}, strength ${text(data.strength)}${data.ammo === 'half' ? '; half their ammunition is left' : data.ammo === 'out' ? '; they have nothing left' : ''}.`;
    case 'no-ships':
      return 'no ships fire tonight.';
    case 'share':
      return `Along this coast the ships reach it with ${text(data.strength)}, die ${text(data.face)}.`;
    case 'cap-up':
      return data.points === 0 ? `${side}: no fighters go up.` : `${side}: fighters go up: ${text(data.planes)}.`;
    case 'raid-comes':
      return data.points === 0 ? `${side}: nobody comes today.` : `${side}: ${text(data.planes)} come for ${aim}.`;
    case 'air-combat':
      return `${bodies[text(data.by)] ?? ''} at ${bodies[text(data.on)] ?? ''}, roll ${text(data.sum)}: ${losses(data)}.`;
    case 'anti-air':
      return `Anti-aircraft fire of ${text(data.strength)}, roll ${text(data.sum)}: ${losses(data)}.`;
    case 'gunned':
      return `${text(data.type)}: one Air Point is ${data.killed === true ? 'shot down' : 'driven off'}.`;
    case 'points-hit':
      return `${text(data.type)} on the ground, roll ${text(data.sum)} costs ${text(data.percent)} %: ${text(data.lost)} lost, ${text(data.left)} left.`;
    case 'base-hit':
      return data.result === '-'
        ? `${aim} is not damaged, roll ${text(data.sum)}.`
        : `${aim} is hit, roll ${text(data.sum)} gives ${text(data.result)}: it is now ${damageWords(text(data.now))}.`;
    case 'command-lost':
      return `${text(data.lost)} Command Points are lost, die ${text(data.face)}.`;
    case 'remainder':
      return `The rest is paid by ${list(data.names)}.`;
    case 'unfit':
      return `${text(data.points)} of ${text(data.of)} Air Points cannot fly.`;
    case 'assigned':
      return 'The owner has settled which planes cannot fly.';
    case 'repairs':
      return `The engineers go to ${Array.isArray(data.targets) ? data.targets.map((each) => aims[text(each)]).join(' and ') : ''}.`;
    case 'repair':
      return `Repair of ${aim}: ${data.worked === true ? 'a level better' : 'nothing gained'}, die ${text(data.face)}.`;
    case 'dawn':
      return `Dawn after day ${text(data.day)}: ${text(data.operable)} of ${text(data.of)} Air Points can fly.`;
    default:
      return kind;
  }
}
