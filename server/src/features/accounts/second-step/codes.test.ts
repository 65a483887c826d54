import { expect, it } from 'vitest';
import { newRecoveryCodes, readDigits, readRecoveryCode, recoveryHash } from './recovery-codes.ts';
import { codeAt } from './second-step.fixture.ts';
import { newTotpSecret, shownSecret, stepOf } from './totp/totp.ts';

it('computes the codes of RFC 6238, and takes those of the step before and after', () => {
  const secret = Buffer.from('12345678901234567890');
  const moment = new Date(1_111_111_109_000);
  expect(codeAt(secret, moment)).toBe('081804');
  const step = 37_037_036;
  expect(stepOf(secret, '081804', moment)).toBe(step);
  const later = (seconds: number) => new Date(moment.getTime() + seconds * 1000);
  expect(stepOf(secret, '081804', later(30))).toBe(step);
  expect(stepOf(secret, '081804', later(-30))).toBe(step);
  expect(stepOf(secret, '081804', later(62))).toBeUndefined();
  expect(stepOf(secret, '081805', moment)).toBeUndefined();
});

it('shows a secret as a text to type and as an address that apps read', () => {
  const secret = newTotpSecret();
  expect(secret).toHaveLength(20);
  expect(newTotpSecret()).not.toEqual(secret);
  const shown = shownSecret(secret, 'ute@firma.example');
  expect(shown.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(shown.uri);
  expect(uri.protocol + uri.host).toBe('otpauth:totp');
  expect(decodeURIComponent(uri.pathname)).toBe('/Lehrpfad:ute@firma.example');
  expect(uri.searchParams.get('secret')).toBe(shown.secret);
});

it('makes ten recovery codes, which are accepted with any case and blanks', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[\da-z]{4}(-[\da-z]{4}){3}$/);
    expect(readRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(
      code.replaceAll('-', ''),
    );
  }
  expect(readRecoveryCode('OIL0-0000-0000-0000')).toBe('0110000000000000');
  expect(recoveryHash('7k3m-0000-0000-0000', 1)).toEqual(recoveryHash('7k3m000000000000', 1));
  expect(recoveryHash('7k3m-0000-0000-0000', 1)).not.toEqual(
    recoveryHash('7k3m-0000-0000-0000', 2),
  );
});

it.each(['', '123456', '7k3m-0000-0000-000', '7k3m-0000-0000-0000-0', 'uuuu-uuuu-uuuu-uuuu'])(
  '%j is no recovery code',
  (text) => expect(readRecoveryCode(text)).toBeUndefined(),
);

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['١٢٣٤٥٦', undefined],
])('%j are the digits %s', (typed, digits) => expect(readDigits(typed)).toBe(digits));
