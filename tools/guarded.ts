/** Set up before every test file: whoever alters a question that he was asked fails his test. */
// One file of the umpire, not its public face, so that a test loads no more of it than it asks for.
import { guardQuestions } from '../packages/umpire/src/freeze.js';

guardQuestions(true);
