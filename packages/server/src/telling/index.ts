export { type Deliverer, deliverDue, type Report, startDelivering, testTelling } from './deliver.js';
export { type News, tell } from './outbox.js';
export { bindTellingPages } from './pages.js';
export { openTeller, type Teller } from './teller.js';
export {
  addTelling,
  changeTelling,
  confirm,
  listTellings,
  type RefusedTelling,
  removeTelling,
  removeTellingsOf,
  unsubscribe,
} from './tellings.js';
export { tellingsOf } from './through.js';
export type { TellingConfig } from './ways.js';
export { isGenuine } from './webhook.js';
export { inWords, type Told } from './words.js';
