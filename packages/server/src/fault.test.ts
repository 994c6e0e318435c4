import { expect, it } from 'vitest';
import { faultOf } from './fault.js';

it('a fault in the log says what kind it is and where, never what it said', () => {
  const fault = Object.assign(new RangeError('Red hides\n    at b3 (secret:1:1) a submarine'), { code: '23505' });
  const told = faultOf(fault);
  expect(told).toMatchObject({ kind: 'RangeError', code: '23505' });
  expect(told.where[0]).toMatch(/fault\.test\.ts:\d+:\d+$/);
  expect(JSON.stringify(told)).not.toContain('submarine');
  expect(JSON.stringify(told)).not.toContain('/');
  expect(faultOf('a text')).toEqual({ kind: 'string', where: [] });
});
