/** 6.1 The five routines of air combat between CAP and a strike at one altitude, as steps. */
import { cite } from '../cite.js';
import type { AirStep, Body } from '../strike/state.js';

const attackOn = (body: Body): AirStep[] =>
  body === 'bombers'
    ? [{ do: 'exchange', on: 'bombers', mutual: false }]
    : [
        { do: 'fire', by: 'cap', on: body },
        { do: 'fire', by: body, on: 'cap' },
      ];

/** Which routine of 6.1.1 it is; 'fighters': no bombers at this altitude, and nobody has the bounce (6.1, R17). */
export type Routine = 'A' | 'B' | 'C or D' | 'E' | 'fighters';

export function routineFor(present: { loose: boolean; close: boolean; bombers: boolean }): Routine {
  if (!present.bombers && cite('R17')) return 'fighters';
  if (present.loose) return present.close ? 'E' : 'C or D';
  return present.close ? 'B' : 'A';
}

/** The steps to begin with; choices bring more. */
export function stepsOf(
  routine: Routine,
  bounce: 'cap' | 'loose',
  present: { loose: boolean; volunteers?: boolean },
): AirStep[] {
  if (!cite('6.1.1')) return attackOn('bombers');
  switch (routine) {
    case 'A':
      return attackOn('bombers');
    case 'B':
      return [...attackOn('close'), ...attackOn('bombers')];
    case 'C or D':
      if (bounce === 'cap') return [{ do: 'choose', of: ['loose', 'bombers'], leads: 'C1' }];
      return [
        { do: 'fire', by: 'loose', on: 'cap' },
        { do: 'choose', of: ['loose', 'bombers'], leads: 'D' },
      ];
    case 'E':
      if (bounce === 'cap') return [{ do: 'choose', of: ['loose', 'close'], leads: 'E1' }];
      return [
        { do: 'fire', by: 'loose', on: 'cap' },
        { do: 'choose', of: ['loose', 'close'], leads: 'E3' },
      ];
    case 'fighters': {
      const on = present.loose ? 'loose' : 'close';
      // 6.2.3 But the Volunteers shoot first.
      return present.volunteers ? attackOn(on) : [{ do: 'exchange', on, mutual: true }];
    }
  }
}

/** What the CAP's choice brings; null: it breaks off (routine D). */
export function stepsAfter(leads: Extract<AirStep, { do: 'choose' }>['leads'], chosen: Body | null): AirStep[] {
  const others = (of: readonly Body[]): Body[] => of.filter((body) => body !== chosen);
  switch (leads) {
    case 'C1':
      if (chosen === null) return [];
      return [...attackOn(chosen), ...others(['loose', 'bombers']).flatMap(attackOn)];
    case 'D':
      return [
        // The escort shoots again whatever the CAP does, so there is no other reply of its own.
        ...(chosen === 'loose'
          ? [{ do: 'fire', by: 'cap', on: 'loose' } as const]
          : chosen === null
            ? []
            : attackOn(chosen)),
        { do: 'fire', by: 'loose', on: 'cap' },
      ];
    case 'E1':
      if (chosen === null) return [];
      return [...attackOn(chosen), { do: 'choose', of: others(['loose', 'close', 'bombers']), leads: 'E2' }];
    case 'E2':
      return chosen === null ? [] : attackOn(chosen);
    case 'E3':
      if (chosen === null) return [];
      return [
        { do: 'fire', by: 'cap', on: chosen },
        { do: 'fire', by: 'close', on: 'cap' },
        { do: 'choose', of: ['bombers', ...others(['loose', 'close'])], leads: 'E4' },
      ];
    case 'E4':
      if (chosen === null) return [];
      // 6 b: escorts attacked last do not reply.
      return chosen === 'bombers' ? attackOn('bombers') : [{ do: 'fire', by: 'cap', on: chosen }];
  }
}

/** 6.2.1, 8.1.6 Who has the bounce: low is good for the escorts, and so is their admiral; the other's is not. */
export function bounceFor(escortUpTo: number, face: number, striker: number, naval: number): 'cap' | 'loose' {
  const admirals = cite('8.1.6') ? naval - striker : 0;
  return face + admirals <= escortUpTo && cite('6.2.1') ? 'loose' : 'cap';
}
