import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { replyCheck } from './replies.js';

it('a reply with a field that the API does not list is refused, however deep it is', () => {
  const seat = Type.Object({ seat: Type.String() });
  const schema = Type.Object({
    one: seat,
    some: Type.Array(seat),
    either: Type.Union([seat, Type.Null()]),
    named: Type.Record(Type.String(), seat),
    anything: Type.Optional(Type.Unknown()),
  });
  const check = replyCheck(schema, 'reply');
  const Red = { seat: 'Red' };
  const secret = { seat: 'Red', secret: 1 };
  const good = { one: Red, some: [Red], either: null, named: { Red }, anything: { secret: 1 } };
  expect(check(good)).toBeUndefined();
  expect(check({ ...good, either: Red, one: { ...Red, gone: undefined } })).toBeUndefined();
  expect(check({ ...good, one: secret })).toBe(
    'the reply, at one.secret: there is no such field here; there are seat, as the API says',
  );
  for (const each of [{ some: [Red, secret] }, { either: secret }, { named: { Red: secret } }, { secret: 1 }])
    expect(check({ ...good, ...each })).toContain('secret: there is no such field here');
  expect(check({ ...good, one: {} })).toContain('one.seat: is missing');
});
