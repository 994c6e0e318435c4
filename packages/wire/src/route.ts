/** One line of the API: from it the server binds a handler, the client has its types, and the OpenAPI document is made. */
import { type Static, type TSchema, Type } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** anyone: no name needed; person: a guest or a member; member: somebody with a passphrase. */
export type Who = 'anyone' | 'person' | 'member';

export type Route = {
  readonly method: Method;
  /** ':name' stands for a part of the path. */
  readonly path: string;
  readonly about: string;
  readonly who: Who;
  readonly params: TSchema;
  readonly query: TSchema;
  readonly body: TSchema;
  readonly reply: TSchema;
};

const nothing = Type.Object({}, { additionalProperties: false });
type Nothing = typeof nothing;

export function route<
  P extends TSchema = Nothing,
  Q extends TSchema = Nothing,
  B extends TSchema = Nothing,
  R extends TSchema = Nothing,
>(given: { method: Method; path: string; about: string; who: Who; params?: P; query?: Q; body?: B; reply?: R }) {
  const none = nothing as TSchema;
  return {
    ...given,
    params: (given.params ?? none) as P,
    query: (given.query ?? none) as Q,
    body: (given.body ?? none) as B,
    reply: (given.reply ?? none) as R,
  };
}

export type ParamsOf<R extends Route> = Static<R['params']>;
export type QueryOf<R extends Route> = Static<R['query']>;
export type BodyOf<R extends Route> = Static<R['body']>;
export type ReplyOf<R extends Route> = Static<R['reply']>;

/** What every refusal of the server looks like. */
export const Failure = Type.Object({ error: Type.Object({ what: Type.String(), why: Type.String() }) });
export type Failure = Static<typeof Failure>;
