import { expect, it } from 'vitest';
import { ActLimits } from './act-limits.ts';

it('what one address does with an ad counts 40 times a minute, each act by itself', () => {
  let now = 1000;
  const limits = new ActLimits(() => now);
  const times = (address: string, ad: number, act: string) =>
    Array.from({ length: 100 }, () => limits.allows(address, ad, act)).filter(Boolean).length;
  expect(times('192.0.2.1', 1, 'opened')).toBe(40);
  expect(times('192.0.2.1', 1, 'opened')).toBe(0);
  expect(times('192.0.2.1', 1, 'saved')).toBe(40);
  expect(times('192.0.2.1', 2, 'opened')).toBe(40);
  expect(times('192.0.2.2', 1, 'opened')).toBe(40);
  now += 60_001;
  expect(times('192.0.2.1', 1, 'opened')).toBe(40);
});

it('addresses that are made up take no memory without end', () => {
  const limits = new ActLimits(() => 1000);
  let counted = 0;
  for (let at = 0; at < 120_000; at += 1)
    if (limits.allows(`2001:db8::${at}`, 1, 'opened')) counted += 1;
  expect(counted).toBe(100_000);
});
