/** Events of the bombardment game as sentences. */
import type { Event } from '@ironbottom/umpire';
import { sideNames, sides } from '../sides.js';

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const bodies: { readonly [body: string]: string } = { cap: 'the CAP', escort: 'the escorts', bombers: 'the bombers' };
const aims: { readonly [target: string]: string } = { airfield: 'the airfield', port: 'the port' };
const list = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(' and ') : '');
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
      return `Along this coast the ships reach it with ${text(data.strength)} (${text(data.face)}).`;
    case 'cap-up':
      return data.points === 0 ? `${side}: no fighters go up.` : `${side}: fighters go up: ${text(data.planes)}.`;
    case 'raid-comes':
      return data.points === 0 ? `${side}: nobody comes today.` : `${side}: ${text(data.planes)} come for ${aim}.`;
    case 'air-combat':
      return `${bodies[text(data.by)] ?? ''} at ${bodies[text(data.on)] ?? ''} (${text(data.sum)}): ${text(data.killed)} shot down, ${text(data.home)} turned away.`;
    case 'anti-air':
      return `Anti-aircraft fire of ${text(data.strength)} (${text(data.sum)}): ${text(data.killed)} shot down, ${text(data.home)} turned away.`;
    case 'points-hit':
      return `${text(data.type)} on the ground: ${text(data.sum)}, ${text(data.percent)} %: ${text(data.lost)} lost, ${text(data.left)} left.`;
    case 'base-hit':
      return data.result === '-'
        ? `${aim} is not damaged (${text(data.sum)}).`
        : `${aim} takes ${text(data.result)} (${text(data.sum)}): it is ${text(data.now)}.`;
    case 'command-lost':
      return `${text(data.lost)} Command Points are lost (${text(data.face)}).`;
    case 'remainder':
      return `The rest is paid by ${list(data.names)}.`;
    case 'unfit':
      return `${text(data.points)} of ${text(data.of)} Air Points cannot fly.`;
    case 'assigned':
      return 'The owner has settled which planes cannot fly.';
    case 'repairs':
      return `The engineers go to ${Array.isArray(data.targets) ? data.targets.map((each) => aims[text(each)]).join(' and ') : ''}.`;
    case 'repair':
      return `Repair of ${aim}: ${data.worked === true ? 'a level better' : 'nothing gained'} (${text(data.face)}).`;
    case 'dawn':
      return `Dawn after day ${text(data.day)}: ${text(data.operable)} of ${text(data.of)} Air Points can fly.`;
    default:
      return kind;
  }
}
