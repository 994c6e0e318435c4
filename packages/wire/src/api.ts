/** The whole API. docs/api.md tells the story; /api/openapi.json has every detail. */
import { matches } from './api-matches.js';
import { people } from './api-people.js';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from './route.js';

export const api = { ...people, ...matches };
export type Api = typeof api;
export type Call = keyof Api;

export type Params<C extends Call> = ParamsOf<Api[C]>;
export type Query<C extends Call> = QueryOf<Api[C]>;
export type Body<C extends Call> = BodyOf<Api[C]>;
export type Reply<C extends Call> = ReplyOf<Api[C]>;
