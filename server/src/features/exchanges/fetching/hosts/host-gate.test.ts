import { expect, test } from 'vitest';
import { HostGate } from './host-gate.ts';

/** Runs the callbacks that are due; nothing here waits for a clock. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('lets two requests to a host begin, and the next ones in their order as places become free', async () => {
  const gate = new HostGate(0);
  const begun: string[] = [];
  const enter = async (name: string, host = 'a.example') => {
    const leave = await gate.enter(host);
    begun.push(name);
    return leave;
  };
  const [one, two] = await Promise.all([enter('1'), enter('2')]);
  const third = enter('3');
  const fourth = enter('4');
  const elsewhere = await enter('other', 'b.example');
  await settle();
  expect(begun).toEqual(['1', '2', 'other']);
  one();
  one();
  (await third)();
  (await fourth)();
  expect(begun).toEqual(['1', '2', 'other', '3', '4']);
  two();
  elsewhere();
  expect(gate.size).toBe(0);
});

test('a request that is given up leaves its place to the next one', async () => {
  const gate = new HostGate(0);
  const leaves = [await gate.enter('a.example'), await gate.enter('a.example')];
  const given = new AbortController();
  const gone = gate.enter('a.example', given.signal);
  const next = gate.enter('a.example');
  given.abort(new Error('stopped'));
  await expect(gone).rejects.toThrow('stopped');
  for (const leave of leaves) leave();
  (await next)();
  expect(gate.size).toBe(0);
  await expect(gate.enter('a.example', given.signal)).rejects.toThrow('stopped');
  expect(gate.size).toBe(0);
});

test('keeps the requests to one host apart, and not those to another', async () => {
  const gate = new HostGate(40);
  const moments = await Promise.all(
    ['a', 'a', 'b'].map(async (host) => {
      const leave = await gate.enter(host);
      const at = performance.now();
      leave();
      return at;
    }),
  );
  // A timer may fire up to a millisecond early.
  expect(moments[1]! - moments[0]!).toBeGreaterThanOrEqual(38);
  expect(moments[2]!).toBeLessThan(moments[1]!);
});
