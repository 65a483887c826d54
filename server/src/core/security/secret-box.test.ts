import { expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

const [key, older] = ['k'.repeat(32), 'o'.repeat(32)];
const secret = Buffer.from('zwanzig Bytes geheim');

it('hides a secret, and opens it for its owner alone', () => {
  const box = new SecretBox([key]);
  const stored = box.close(secret, 'totp 1');
  expect(stored.includes(secret)).toBe(false);
  expect(box.close(secret, 'totp 1')).not.toEqual(stored);
  expect(box.open(stored, 'totp 1')).toEqual(secret);
  expect(box.open(stored, 'totp 2')).toBeUndefined();
});

it('opens what a former key or none has stored, and nothing that was changed', () => {
  const box = new SecretBox([key, older]);
  expect(box.open(new SecretBox([older]).close(secret, 'a'), 'a')).toEqual(secret);
  expect(box.open(new SecretBox([]).close(secret, 'a'), 'a')).toEqual(secret);
  const stored = box.close(secret, 'a');
  expect(new SecretBox([older]).open(stored, 'a')).toBeUndefined();
  expect(new SecretBox([]).open(stored, 'a')).toBeUndefined();
  for (const at of [0, 1, 20, stored.length - 1]) {
    const changed = Buffer.from(stored);
    changed[at] = (changed[at] ?? 0) ^ 2;
    expect(box.open(changed, 'a')).toBeUndefined();
  }
  for (const length of [0, 1, 28, 29]) {
    expect(box.open(stored.subarray(0, length), 'a')).toBeUndefined();
  }
});
