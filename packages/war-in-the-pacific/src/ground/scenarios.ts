import { hendersonField } from './henderson-field.js';
import { kokoda } from './kokoda.js';
import { mogaung } from './mogaung.js';
import type { GroundScenario } from './scenario.js';
import { tulagi } from './tulagi.js';

export const groundScenarios: readonly GroundScenario[] = [kokoda, hendersonField, tulagi, mogaung];
