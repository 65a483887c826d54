import { expect, it } from 'vitest';
import { joinedBody } from './body.ts';

it('a whole body is joined without keeping its pieces', async () => {
  const piece = Buffer.alloc(1);
  // The same memory again and again, as a piece that is kept would show.
  async function* bytes() {
    for (let at = 0; at < 200_000; at += 1) {
      piece[0] = at % 251;
      yield piece;
    }
  }
  const whole = await joinedBody(bytes());
  expect(whole).toHaveLength(200_000);
  expect(whole.findIndex((byte, at) => byte !== at % 251)).toBe(-1);
});

it('a piece may be larger than all before it', async () => {
  async function* pieces() {
    yield Buffer.from('a');
    yield Buffer.alloc(1_000_000, 'b');
    yield Buffer.from('c');
  }
  const whole = await joinedBody(pieces());
  expect([whole.length, whole.toString('utf8', 0, 2), whole.at(-1)]).toEqual([1_000_002, 'ab', 99]);
});
