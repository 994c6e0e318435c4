/** Events of the ground game as sentences. */
import type { Event } from '@ironbottom/umpire';
import { damageWords } from '../chapters/11-5-damage.js';
import { sideNames, sides } from '../sides.js';
import { commandPoints } from './unit-text.js';

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function names(value: unknown): string {
  const list = Array.isArray(value) ? value.map(text) : [];
  if (list.length === 0) return 'nobody';
  return list.length === 1 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

const steps = (value: unknown): string => `${text(value)} ${value === 1 ? 'step' : 'steps'}`;
const signed = (value: unknown): string => (Number(value) > 0 ? `+${text(value)}` : text(value).replace('-', '−'));
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Japan is one, the Allies are many. */
const singular: { readonly [plural: string]: string } = { do: 'does', go: 'goes', have: 'has', try: 'tries' };

const settled: { readonly [step: string]: string } = {
  post: 'Nobody is named.',
  debark: 'Nobody lands.',
  interdict: 'No planes strike at the march.',
  tables: 'Tables are chosen.',
  naval: 'No ships fire.',
  siege: 'No siege is laid.',
  move: 'Nobody marches.',
  withdraw: 'Nobody withdraws.',
  clash: 'They stand.',
  order: 'The next hex is looked at.',
  counter: 'There is no attack from the other side.',
  rally: 'So much for rallying.',
};

export const groundWords = (event: Event): string => capital(sentence(event));

function sentence({ kind, data }: Event): string {
  const side = sideNames[sides.find((each) => each === (data.side ?? data.by)) ?? 'japan'];
  const verb = (plural: string): string => (side === sideNames.japan ? (singular[plural] ?? `${plural}s`) : plural);
  const passed = data.passed === true ? 'passes' : 'fails';
  switch (kind) {
    case 'settled':
      return settled[text(data.step)] ?? 'So be it.';
    case 'week':
      return `Week ${text(data.turn)}.`;
    case 'ships-fire':
      return `${text(data.name)} open fire on ${text(data.at)}, strength ${text(data.strength)}${data.ammo === 'half' ? '; half their ammunition is left' : data.ammo === 'out' ? '; they have nothing left' : ''}.`;
    case 'planes-fly':
      return data.points === 0
        ? 'no planes go out against troops.'
        : `${text(data.points)} Air ${data.points === 1 ? 'Point bombs' : 'Points bomb'} the troops at ${text(data.at)}.`;
    case 'points-hit':
      return `${text(data.type)} on the ground, roll ${text(data.sum)} costs ${text(data.percent)} %: ${text(data.lost)} lost, ${text(data.left)} left.`;
    case 'field-hit':
      return data.result === '-'
        ? `The runway is not hit, roll ${text(data.sum)}.`
        : `The airfield is hit, roll ${text(data.sum)} gives ${text(data.result)}: it is now ${damageWords(text(data.now))}.`;
    case 'unfit':
      return `${text(data.points)} of ${text(data.of)} Air Points cannot fly.`;
    case 'troops-hit': {
      const what = [
        data.check === true ? 'its troops must check' : '',
        data.step === true ? 'a step is lost' : '',
        data.fort === true ? 'the works are damaged' : '',
      ].filter((each) => each !== '');
      return `The bombardment of ${text(data.at)}, roll ${text(data.sum)}: ${what.length === 0 ? 'nothing that could be seen' : what.join(', ')}.`;
    }
    case 'modifier':
      return `The bombardment of ${text(data.at)} by ${side} is worth ${signed(data.modifier)} in its combat.`;
    case 'table-opened':
      return `The bombardment of ${text(data.at)} was by the ${text(data.table)} table: ${signed(data.modifier)}.`;
    case 'shelled-step':
      return `The ${text(data.unit)} loses a step to the bombardment; ${text(data.left)} left.`;
    case 'shelled-check':
      return `The ${text(data.unit)} ${passed} its check (${text(data.face)})${data.passed === true ? '' : ' and is broken'}.`;
    case 'initiative':
      return `${data.first === 'allies' ? 'The Allies go' : 'Japan goes'} first, die ${text(data.face)}.`;
    case 'activated':
      return `${side} ${verb('activate')} ${names(data.units)}.`;
    case 'siege':
      return `${side} ${verb('lay')} siege to ${text(data.at)}.`;
    case 'marched':
      return `The ${text(data.unit)} marches to ${text(data.to)}.`;
    case 'withdrew':
      return `${names(data.units)} ${Array.isArray(data.units) && data.units.length === 1 ? 'withdraws' : 'withdraw'} from ${text(data.from)} to ${text(data.to)} at the price of ${steps(data.lost)}.`;
    case 'posted':
      return `${text(data.force)} sails under ${names(data.names)}.`;
    case 'available':
      return `${text(data.name)} ${data.came === true ? 'comes' : 'cannot come'} (${text(data.sum)}).`;
    case 'raiders-fly':
      return data.at === '' ? `${text(data.name)} do not fly.` : `${text(data.name)} attack ${text(data.at)}.`;
    case 'ship-hit':
      return `${text(data.ship)} is attacked, ${text(data.points)} points: ${data.sunk === true ? 'sunk' : data.result === '-' ? 'no damage' : text(data.result)}.`;
    case 'admirals-fate':
      return `${text(data.name)} ${data.fate === 'aboard' ? 'shifts his flag' : data.fate === 'killed' ? 'is killed' : data.fate === 'wounded' ? 'is wounded' : 'has to leave'}${data.fate === 'aboard' ? '' : data.next === '' ? '; nobody leads now' : `; ${text(data.next)} takes over`}.`;
    case 'rated':
      return `${data.name === '' ? `Nobody leads ${text(data.force)}` : `${text(data.name)} leads ${text(data.force)} (${text(data.roll)})`}: debarking ${signed(data.debarkation)}, quality ${signed(data.quality)}, combat ${signed(data.combat)}.`;
    case 'landed':
      return `${names(data.units)} ${Array.isArray(data.units) && data.units.length === 1 ? 'lands' : 'land'} at ${text(data.at)}.`;
    case 'none-landed':
      return `nobody lands from ${text(data.force)}.`;
    case 'honour':
      return `${text(data.name)} is ${data.up === true ? 'up for promotion' : 'blamed'} (${text(data.sum)})${data.given === true ? (data.up === true ? ': a chit for him' : ': a chit against him') : ', and nothing comes of it'}.`;
    case 'interdiction':
      return data.unit === ''
        ? 'no planes strike at troops on the march.'
        : `${text(data.points)} Air ${data.points === 1 ? 'Point strikes' : 'Points strike'} at the ${text(data.unit)} on the march.`;
    case 'interdicted':
      return `The strike comes to ${text(data.sum)}, ${signed(data.modifier)}: the ${text(data.unit)} ${data.fights === true ? `has to fight at ${text(data.to)} against it` : data.enters === true ? `reaches ${text(data.to)} all the same` : `is thrown back to ${text(data.to)}`}.`;
    case 'assault':
      return `${side} ${verb('assault')} the beach at ${text(data.at)}.`;
    case 'declined':
      return `${side} ${verb('do')} not attack at ${text(data.at)}.`;
    case 'attack':
      return `${side} ${verb('attack')} at ${text(data.at)}.`;
    default:
      return inClash(kind, data, side, passed, verb);
  }
}

function inClash(
  kind: string,
  data: Event['data'],
  side: string,
  passed: string,
  verb: (plural: string) => string,
): string {
  switch (kind) {
    case 'leads':
      return `${text(data.japan)} leads for Japan, ${text(data.allies)} for the Allies.${Array.isArray(data.held) && data.held.length > 0 ? ` Held back: ${names(data.held)}.` : ''}`;
    case 'jungle-check':
      return `The ${text(data.unit)} ${passed} its check in the jungle (${text(data.face)})${data.passed === true ? '' : ': half its quality'}.`;
    case 'swapped':
      return `The ${text(data.unit)} leads instead.`;
    case 'combat': {
      const goes =
        data.retreat === 'either'
          ? '; either side may retreat'
          : data.retreat === 'none'
            ? ''
            : `; the ${text(data.retreat)} must retreat`;
      return `The die is ${text(data.face)}, ${signed(data.modifier)}, in column ${signed(data.column)} with ${steps(data.steps)}: the attacker is to lose ${text(data.attackerLoses)}, the defender ${text(data.defenderLoses)}${goes}.`;
    }
    case 'labour-lost':
      return `The ${text(data.unit)} is overrun.`;
    case 'retreat-check':
      return `The ${text(data.unit)} ${passed} its check (${text(data.face)})${data.passed === true ? '' : ': all of them are broken and go'}.`;
    case 'retreated':
      return `${side} ${verb('retreat')} from ${text(data.hex)} to ${text(data.to)}.`;
    case 'airfield-suppressed':
      return 'The airfield comes under fire: suppressed.';
    case 'surrendered':
      return `${side} ${verb('have')} nowhere to go and ${verb('surrender')} at ${text(data.hex)}.`;
    case 'at-bay':
      return `${side} ${verb('have')} nowhere to go and ${verb('stand')} at bay at ${text(data.hex)}.`;
    case 'fought-to-the-last':
      return `${side} ${verb('have')} nowhere to go and ${verb('fight')} to the last at ${text(data.hex)}: ${steps(data.lost)} lost.`;
    case 'beach-check':
      return `The ${text(data.unit)} ${passed} its check on the beach (${text(data.face)}).`;
    case 're-embarked':
      return `${side} ${verb('go')} back on board at ${text(data.hex)}.`;
    case 'no-pursuit':
      return `${side} ${verb('do')} not pursue, and ${verb('lose')} half.`;
    case 'pursuit':
      return data.passed === true
        ? `${side} ${verb('pursue')} to ${text(data.to)} (${text(data.face)}).`
        : `${side} ${verb('try')} to pursue and ${verb('fail')} (${text(data.face)}): the pursuers are deactivated.`;
    case 'step-lost':
      return data.left === 0
        ? `The ${text(data.unit)} is destroyed.`
        : `The ${text(data.unit)} loses a step; ${text(data.left)} left.`;
    case 'mandatory-check':
      return `The ${text(data.unit)}, which got off unhurt, ${passed} the check for that (${text(data.face)}).`;
    case 'rallying':
      return `Of ${side === sideNames.japan ? 'Japan’s' : 'the Allied'} troops ${names(data.units)} ${Array.isArray(data.units) && data.units.length > 1 ? 'try' : 'tries'} to rally${Number(data.spent) > 0 ? `, with ${commandPoints(Number(data.spent))} for them` : ''}.`;
    case 'rally':
      return `At ${text(data.at)} ${names(data.units)} ${data.passed === true ? 'rally' : 'fail to rally'} (${text(data.face)}).`;
    case 'attrition':
      return `The ${text(data.unit)}, cut off, ${passed} its check (${text(data.face)})${data.passed === true ? '' : `; ${steps(data.left)} left`}.`;
    default:
      return kind;
  }
}
