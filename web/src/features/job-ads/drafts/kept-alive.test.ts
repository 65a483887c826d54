import { expect, it } from 'vitest';
import { keptAlive } from './kept-alive.ts';

it('a call goes on without the page if the browser lets it, and is sent in any case', () => {
  expect(keptAlive({ body: 'x'.repeat(60_000) })).toHaveProperty('keepalive', true);
  expect(keptAlive({ body: 'x'.repeat(60_001) })).not.toHaveProperty('keepalive');
  expect(keptAlive({ body: 'ж'.repeat(31_000) }), 'counted in bytes').not.toHaveProperty(
    'keepalive',
  );
});
