export { checkLoad, type Verdict } from './check.js';
export { type Acked, type Load, type LoadGiven, playMatches } from './players.js';
export { type ServerProcess, serverProcess } from './processes.js';
export { type Stormed, type StormGiven, storm } from './storm.js';
