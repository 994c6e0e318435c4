/** What stands behind each line of the API. */
import type { Body, Call, Params, Query, Reply } from '@ironbottom/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Desks } from '../match/desks.js';
import type { Store } from '../store/store.js';

/** Who asks: by a session or by an API token. */
export type Asking = { id: string; name: string; guest: boolean; by: 'session' | 'token' };

export type Asked<C extends Call> = {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  /** Never null where the API says that a person is wanted. */
  person: Asking | null;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<C extends Call> = (asked: Asked<C>) => Promise<Reply<C>>;
export type Handlers<C extends Call = Call> = { [K in C]: Handler<K> };

/** What handlers work with. */
export type House = {
  store: Store;
  desks: Desks;
  now(): number;
  /** How the server is called from outside: 'https://play.example.org', without a slash at the end. */
  base: string;
};
