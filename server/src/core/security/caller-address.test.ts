import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countedAddress } from './caller-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['a:b', 'a:b'],
])('counts %s as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

it('is the only place that asks a request for its address', () => {
  const source = new URL('../../', import.meta.url);
  const asking = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /request\.ips?\b/.test(readFileSync(new URL(file, source), 'utf8')));
  expect(asking).toEqual(['core/security/caller-address.ts']);
});
