/** Being told, as the API has it: what a person asks for, done or refused. */
import type { AddedTelling, NewTelling, Telling, TellingChange } from '@ironbottom/wire';
import { notFound, wrong } from '../http/problem.js';
import { testTelling } from './deliver.js';
import type { Teller } from './teller.js';
import { addTelling, changeTelling, listTellings, removeTelling } from './tellings.js';

export function tellingsOf(teller: Teller) {
  const none = () => notFound('you are not told in such a way');
  return {
    pushKey: async (): Promise<string> => teller.vapid.publicKey,
    sendsMail: teller.config.mail !== null,
    list: (person: string): Promise<Telling[]> => listTellings(teller, person),
    async add(person: string, given: NewTelling): Promise<AddedTelling> {
      const added = await addTelling(teller, person, given);
      if ('refused' in added) throw wrong(added.refused);
      return added;
    },
    async change(person: string, id: string, change: TellingChange): Promise<Telling> {
      const changed = await changeTelling(teller, person, id, change);
      if (changed === null) throw none();
      return changed;
    },
    async drop(person: string, id: string): Promise<void> {
      if (!(await removeTelling(teller, person, id))) throw none();
    },
    async test(person: string, id: string): Promise<string | null> {
      if (!(await listTellings(teller, person, id)).length) throw none();
      return testTelling(teller, person, id);
    },
  };
}
