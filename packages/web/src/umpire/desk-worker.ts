/** The desk, in a worker of its own: long odds keep nobody waiting, and can be broken off. */
import { desks } from '@ironbottom/shelf/desks';
import type { DeskProcedure } from '@ironbottom/umpire';
import { umpire } from '../words/umpire.js';
import type { DeskReplies, DeskRequest, DeskReturned, DeskSent } from './desk-messages.js';
import { checkOf, oddsOf, runOf } from './desk-sitting.js';
import { Trouble } from './trouble.js';

const bookOf = (id: string): string => id.slice(0, id.indexOf('/'));

async function procedure(id: string): Promise<DeskProcedure> {
  const desk = desks.find(({ book }) => book === bookOf(id));
  const found = (await desk?.procedures())?.find((each) => each.id === id);
  if (found === undefined) throw new Trouble(umpire.noProcedure(id));
  return found;
}

const tell = (returned: DeskReturned): void => postMessage(returned);

type Answers = {
  [D in DeskRequest['do']]: (request: Extract<DeskRequest, { do: D }>, n: number) => Promise<DeskReplies[D]>;
};

const answers: Answers = {
  async list() {
    const books = await Promise.all(
      desks.map(async ({ book, title, procedures }) => ({
        name: book,
        title,
        procedures: (await procedures()).map((each) => ({ id: each.id, title: each.title, about: each.about })),
      })),
    );
    return { books };
  },

  async open({ id }) {
    const desk = await procedure(id);
    const book = bookOf(id);
    return {
      id,
      book,
      bookTitle: desks.find((each) => each.book === book)?.title ?? book,
      title: desk.title,
      about: desk.about,
      schema: desk.schema,
      example: desk.spelled?.(desk.example) ?? desk.example,
      names: desk.names ?? {},
      line: desk.line?.form ?? null,
      policies: Object.entries(desk.policies).map(([name, { about }]) => ({ name, about })),
    };
  },

  async line({ id, text }) {
    const desk = await procedure(id);
    const read = desk.line?.read(text);
    if (read === undefined) throw new Trouble(umpire.notOneLine);
    return 'problems' in read ? read : { input: desk.spelled?.(read.input) ?? read.input };
  },

  check: async ({ written }) => checkOf(await procedure(written.id), written),
  run: async ({ written, dice }) => runOf(await procedure(written.id), written, dice),
  odds: async ({ written, samples }, n) =>
    oddsOf(await procedure(written.id), written, samples, (done, of) => tell({ n, done, of: of ?? null })),
};

addEventListener('message', ({ data: { n, request } }: MessageEvent<DeskSent>) => {
  const obey = answers[request.do] as (request: DeskRequest, n: number) => Promise<DeskReplies[DeskRequest['do']]>;
  obey(request, n).then(
    (reply) => tell({ n, reply }),
    (fault: unknown) => {
      const why = fault instanceof Error ? fault.message : String(fault);
      tell({ n, error: fault instanceof Trouble ? why : umpire.fault(why) });
    },
  );
});
