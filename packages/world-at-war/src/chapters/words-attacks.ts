/** What happened in an attack, in words. */
import type { Event, Plain } from '@ironbottom/umpire';
import type { Power } from '../pieces.js';

const powerNames: { readonly [P in Power]: string } = {
  japan: 'Japanese',
  us: 'American',
  britain: 'British',
  germany: 'German',
  italy: 'Italian',
  france: 'French',
  russia: 'Russian',
  china: 'Chinese',
};

export const powerName = (power: Plain | undefined): string => powerNames[power as Power] ?? String(power);

const kindNames: { readonly [kind: string]: string } = {
  DD: 'destroyer',
  CVE: 'escort carrier',
  TR: 'transport',
  SS: 'submarine',
  SSA: 'advanced submarine',
  ASW: 'ASW',
};

const counted = (n: Plain | undefined, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const strengths: { readonly [by: string]: string } = {
  air: 'air squadron',
  fleet: 'fleet factor',
  submarine: 'submarine factor',
};

function attackWords({ data }: Event): string {
  const modifiers = (data.modifiers ?? []) as { what: string; by: number }[];
  const because = modifiers.map(({ what, by }) => `${signed(by)} ${what}`).join(', ');
  const roll = modifiers.length === 0 ? `${data.dice}` : `${data.dice}, modified ${data.roll} (${because})`;
  return `${counted(data.strength, strengths[String(data.by)] ?? 'factor')} on ${data.on}: dice ${roll}, ${counted(data.hits, 'hit')}.`;
}

const causes: { readonly [rule: string]: string } = {
  '20.5241A': 'A natural 12 against a named ship',
  '20.5241B': 'A ship sunk in port',
  '20.5241C': 'Damage from the air at a surprise level of 7 or more',
  '20.5241D': 'Harm by an atomic attack',
};

/** Words for what the procedure of 20.5 says; undefined for events that are not its own. */
export function attackEvent(event: Event): string | undefined {
  const { kind, data, rule } = event;
  switch (kind) {
    case 'attack':
      return attackWords(event);
    case 'known hits':
      return `${data.on} ${data.on === 'the light ships' || data.on === 'the ships with cargo' ? 'take' : 'takes'} ${counted(data.hits, 'hit')}${data.twelve === true ? ' of a natural 12' : ''}.`;
    case 'passed over':
      return `No attack on ${data.on}: ${data.why}.`;
    case 'air defence':
      return data.away === true
        ? `Air defence rolls ${data.face} and turns a squadron away.`
        : `Air defence rolls ${data.face}: no effect.`;
    case 'nothing':
      return `${data.ship} is not hit.`;
    case 'repaired':
      return `${counted(data.hits, 'hit')} on ${data.ship} in port, too few to harm a ship of ${data.factors}: repaired at once, without effect.`;
    case 'hit':
      return `${data.ship} has ${data.total} of ${data.factors} hits; they stay with her until she is back in port.`;
    case 'damaged':
      return `${data.ship} is damaged.`;
    case 'sunk-in-port':
      return `${data.ship} is sunk in port.`;
    case 'sunk':
      return rule === '20.523C' ? `${data.ship}, already sunk in port, is destroyed.` : `${data.ship} is sunk.`;
    case 'excess':
      return `${counted(data.excess, 'hit')} more than needed: disregarded.`;
    case 'critical cause':
      return `${causes[rule] ?? 'This'} calls for a critical hit roll on ${data.ship}.`;
    case 'one roll':
      return `More than one cause, but only one critical hit roll for ${data.ship}.`;
    case 'critical plus':
      return `Hits beyond those that sank her add ${data.plus} to the die.`;
    case 'critical roll': {
      const die = data.plus === 0 ? `${data.face}` : `${data.face} + ${data.plus}`;
      return `Critical hit roll for ${data.ship}: ${die} ${data.critical === true ? 'exceeds' : 'does not exceed'} her ${data.factors} factors.`;
    }
    case 'critical damaged':
      return `Critical hit: ${data.ship} is damaged.`;
    case 'critical sunk-in-port':
      return `Critical hit: ${data.ship}, damaged, is sunk in port.`;
    case 'critical sunk':
      return rule === '20.526D'
        ? `Critical hit: ${data.ship}, sunk in port, is destroyed.`
        : `Critical hit: ${data.ship}, damaged, is sunk.`;
    case 'critical nothing':
      return `The critical hit does nothing more to ${data.ship}.`;
    case 'no critical':
      return 'A natural 12, but for cruisers there is no critical hit roll.';
    case 'cruisers sunk':
      return `${counted(data.sunk, `${powerName(data.power)} cruiser`)}${data.was === 'CAdamaged' ? ' already damaged' : ''} (two factors each) sunk.`;
    case 'cruiser damaged':
      return `One ${powerName(data.power)} cruiser is damaged.`;
    case 'factors sunk':
      return `${counted(data.count, `${powerName(data.power)} ${kindNames[String(data.kind)] ?? data.kind} factor`)} sunk.`;
    case 'cargo lost':
      return `${data.name} is lost: the surviving ${data.on === 'DD' ? 'destroyers' : 'transports'} cannot carry it.`;
    default:
      return undefined;
  }
}
