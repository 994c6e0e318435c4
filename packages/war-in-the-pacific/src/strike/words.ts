/** Events of an air strike as sentences. */
import type { Event } from '@ironbottom/umpire';
import { searchSentences } from '../search/words.js';
import { type Side, sideNames } from '../sides.js';

type Data = Event['data'];
const who = (side: Data[string]): string =>
  side === 'japan' || side === 'allies' ? sideNames[side as Side] : 'Somebody';
const Who = (side: Data[string]): string => {
  const name = who(side);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
const list = (items: readonly (readonly [string, unknown])[]): string =>
  items.map(([name, n]) => `${String(n)} ${name}`).join(', ');
const signed = (n: Data[string]): string =>
  typeof n === 'number' && n > 0 ? `+${n}` : String(n ?? 0).replace('-', '−');
const bodies: { readonly [body: string]: string } = {
  cap: 'the CAP',
  loose: 'the loose escorts',
  close: 'the close escorts',
  bombers: 'the bombers',
  nobody: 'nobody and goes home',
};
const body = (name: Data[string]): string => bodies[String(name)] ?? String(name);
const Body = (name: Data[string]): string => {
  const text = body(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
const points = (n: Data[string]): string => `${String(n)} Air Point${n === 1 ? '' : 's'}`;

const sentences: { readonly [kind: string]: (data: Data) => string } = {
  admiral: ({ name, roll, A, B, C, D }) =>
    `${name} rolls ${roll}: Air Rating ${A}, bounce ${signed(B)}${C === 0 ? '' : `, ${C} column`}${D === 0 ? '' : `, ${signed(D)} on damage`}.`,
  fleet: ({ name, roll, drm, air }) =>
    `${name} commands the fleet, roll ${roll}: ${signed(drm)} on his admirals’ dice${air === 0 ? '' : ', and one more of Air Rating'}.`,
  forewarned: ({ planes }) => `The Volunteers are warned: ${planes}.`,
  fate: ({ name, roll, fate }) =>
    `${name}, roll ${roll}: ${fate === 'aboard' ? 'he is unhurt' : fate === 'box' ? 'he leaves the battle' : fate === 'wounded' ? 'he is wounded' : 'he is killed'}.`,
  flag: ({ name, ship }) => `${name} hoists his flag in ${ship}.`,
  promotion: ({ name, roll, chit }) => `${name} may be promoted, roll ${roll}: ${chit ? 'he is' : 'he is not'}.`,
  demotion: ({ name, roll, chit }) => `${name} may be demoted, roll ${roll}: ${chit ? 'he is' : 'he is not'}.`,
  ...searchSentences,
  bombed: ({ ship, damage, points: n, odds, result }) =>
    `Scouts dive on ${ship}${damage === 0 ? '' : ` (D${damage})`}: ${n} damage points, ${odds}:1, ${result === '-' ? 'nothing' : result === 'S' ? 'sunk' : result}.`,
  'nobody found': ({ title }) => `${title}: there is nobody to fly to.`,
  'sent out': ({ side, marker }) =>
    marker === 'nobody'
      ? `${Who(side)} ${side === 'japan' ? 'keeps' : 'keep'} the strike at home.`
      : `${Who(side)} ${side === 'japan' ? 'sends' : 'send'} the strike to ${marker}.`,
  revealed: ({ marker, group, real }) =>
    real ? `${marker} is ${group}.` : `${marker} is a dummy: the planes find an empty sea.`,
  strike: ({ title }) => `${title}.`,
  'first check': ({ side, roll, needed, of }) =>
    `${Who(side)} rolled ${roll} for coordination${typeof of === 'string' ? ` of ${of}` : ''}, ${needed} or less wanted: ${Number(roll) <= Number(needed) ? 'it flies at full strength' : 'it is badly coordinated'}.`,
  'second check': ({ roll, percent, mustFly }) =>
    `A roll of ${roll}: ${percent} % fly${mustFly ? ', and they must' : ''}.`,
  'called off': ({ off }) => (off ? 'The strike is called off.' : 'The strike flies all the same.'),
  cut: ({ what, percent, left }) =>
    `${percent} % of ${what === 'both' ? 'all' : `the ${what}`} fly: ${points(left)} in all.`,
  armed: ({ base, face, points: n, of }) =>
    `${base} rolls ${Number(face) % 10}: torpedoes for ${n} of ${of} Air Points.`,
  stayed: ({ side, planes }) => `${Who(side)} ${side === 'japan' ? 'leaves' : 'leave'} these behind: ${planes}.`,
  'left out': ({ points: n, planes }) =>
    n === 0 ? 'All of them fly, those without torpedoes too.' : `Left at home without torpedoes: ${planes}.`,
  'cap check': ({ side, roll, needed }) =>
    `${Who(side)} rolled ${roll} for the CAP, ${needed} or less wanted: all of it flies.`,
  'cap cut': ({ side, roll, needed, percent, left }) =>
    `${Who(side)} rolled ${roll} for the CAP, ${needed} or less wanted: ${percent} % of it fly, ${points(left)}.`,
  report: ({ side, ships }) =>
    `${Who(side)} ${side === 'japan' ? 'reports' : 'report'} truly: ${list(Object.entries(typeof ships === 'object' && ships !== null && !Array.isArray(ships) ? ships : {}))}.`,
  priority: ({ priority }) =>
    priority === 'general'
      ? 'The strike has a general priority.'
      : `The strike is after ${priority === 'CV' ? 'carriers' : priority}.`,
  stays: () => 'The force stays as it is.',
  mark: ({ ship, mark }) => `${ship} is ${mark} to the enemy.`,
  arranged: ({ side, again, counters }) =>
    `${Who(side)} ${side === 'japan' ? 'has' : 'have'} arranged the force${again ? ' anew' : ''}: ${counters}.`,
  levels: ({ low, medium, high }) =>
    `Planes come in ${Object.entries({ high, medium, low })
      .filter(([, told]) => told !== 'none')
      .map(([level, told]) => `${level} (${told === 'escorted' ? 'escorted' : 'without escort'})`)
      .join(', ')}.`,
  cap: ({ side, altitude, points: n }) =>
    `${Who(side)} ${side === 'japan' ? 'sends' : 'send'} ${points(n)} of CAP to ${altitude}.`,
  'air losses': ({ on, down, off }) =>
    down === 0 && off === 0
      ? `Nobody of ${body(on)} is lost.`
      : `Of ${body(on)} ${points(down)} shot down, ${points(off)} driven off.`,
  'cap stays': ({ side }) => `The CAP of ${who(side)} meets nobody.`,
  'peeled off': ({ points: n, planes }) => (n === 0 ? 'No escorts go for the guns.' : `${planes} go for the guns.`),
  'nobody met': ({ level }) => `The CAP at ${level} meets nobody.`,
  met: ({ level, cap, strike }) => `At ${level} ${cap} meet ${strike}.`,
  bounce: ({ face, has, drm }) =>
    `The die for the bounce is ${face}${drm === 0 ? '' : ` (${signed(drm)})`}: ${body(has)} ${has === 'cap' ? 'has' : 'have'} it.`,
  chosen: ({ on }) => `The CAP attacks ${body(on)}.`,
  'air attack': ({ by, on, strength, roll, aborted, eliminated }) =>
    `${Body(by)} attack${by === 'cap' ? 's' : ''} ${body(on)} with ${strength}, roll ${roll}: ${eliminated === 0 && aborted === 0 ? 'nothing' : `strength of ${eliminated} shot down, of ${aborted} driven off`}.`,
  'air combat over': ({ level, strike, cap }) =>
    `The fight at ${level} is over: ${points(strike)} of the strike go on, ${points(cap)} of CAP stay.`,
  coordination: ({ base, face, apart, together }) =>
    `${base} rolls ${face} for ${apart} hexes too far: its planes ${together ? 'may join the others' : 'come in waves of their own'}.`,
  wave: ({ number, arc, planes, combined }) =>
    `Wave ${number} enters by outer ${arc}: ${planes}${combined ? ', a combined attack' : ''}.`,
  veered: ({ arc }) => `It comes in by outer ${arc}.`,
  'no target': ({ number }) => `Wave ${number} finds nothing in the core.`,
  ring: ({ number, ring, shift, drm }) =>
    `Wave ${number} attacks the ${ring === 'core' ? 'core' : `${ring} ring`}${shift === 0 ? '' : `, ${shift} column to the right`}${drm === 0 ? '' : `, ${signed(drm)} on damage`}.`,
  suppressed: ({ strength, roll, low, high }) =>
    `Fighters strafe with ${strength}, roll ${roll}: Low AA ${low} less, High AA ${high} less.`,
  few: ({ drm }) => `So few planes are hard to hit: ${signed(drm)}.`,
  aa: ({ component, strength, shift, roll, drm, lost, aborted }) =>
    `AA of ${strength} at the ${component === 'dive' ? 'dive bombers' : `planes coming in ${component}`}${shift === 0 ? '' : ` (column ${signed(shift)})`}, roll ${roll}${drm === 0 ? '' : ` (${signed(drm)})`}: ${lost === 0 && aborted === 0 ? 'nobody is hit' : `${lost} shot down, ${aborted} driven off`}.`,
  'no aa': ({ component }) =>
    `Nobody fires at the ${component === 'dive' ? 'dive bombers' : `planes coming in ${component}`}.`,
  'shot down': ({ type }) => `An Air Point of ${type} is shot down.`,
  'driven off': ({ type }) => `An Air Point of ${type} is driven off.`,
  'beaten off': ({ number }) => `Nobody of wave ${number} comes through.`,
  paces: () => 'The striker is told how fast the ships are.',
  target: ({ was, ship, damage, planes }) =>
    `${planes} attack ${was === ship ? ship : `${was}, which is ${ship}`}${damage === 0 ? '' : ` (D${damage})`}.`,
  protection: ({ ship, first, second, less }) =>
    `${ship}’s protection, dice ${first} and ${second}: ${less === 0 ? 'no help' : `the torpedoes are worth ${less} less`}.`,
  damage: ({ ship, strength, speed, altitude, face, points: n }) =>
    `${strength} against ${ship} at speed class ${speed} from ${altitude}, die ${face}: ${n} damage points.`,
  result: ({ ship, points: n, defence, odds, face, result }) =>
    `${n} against a defence of ${defence} is ${Number(odds) < 1 ? 'less than 1:1' : `${odds}:1`}, die ${face}: ${result === '-' ? `nothing happens to ${ship}` : result === 'S' ? `${ship} is lost` : `${ship} takes ${result}`}.`,
  sunk: ({ ship }) => `${ship} sinks.`,
  'another wave': () => 'Another wave comes in.',
  'last wave': () => 'That was the last wave.',
  critical: ({ ship, critical }) => `${ship}: ${critical ? 'a critical hit' : 'no critical hit'}.`,
  'critical seen': ({ ship }) => `An explosion aboard ${ship} is seen far off.`,
  'way home': ({ type, face, doubled, lost }) =>
    `The long way home, ${type}, die ${Number(face) % 10}: ${doubled ? `${lost} more do not arrive` : 'no more are lost'}.`,
  points: ({ japan, allies, hurt, markers }) =>
    `${hurt === '' ? 'No ship was harmed' : hurt}. Points: Japan ${japan}, the Allies ${allies}.${Array.isArray(markers) && markers.length > 0 ? ` What the markers were, and the chits: ${markers.join('; ')}.` : ''}`,
};

export const strikeWords = ({ kind, data }: Event): string => sentences[kind]?.(data) ?? kind;
