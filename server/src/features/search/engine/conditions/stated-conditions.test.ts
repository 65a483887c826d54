import { expect, it } from 'vitest';
import { conditions, conditionsOf, withStated } from './conditions.ts';

const nothing = { certificate: '', workingTime: [], hasPay: false };
const text = conditionsOf('<p>Realschulabschluss oder Abitur, in Teilzeit, mit Schichtdienst</p>');

it('what an ad says in no field is what its text says', () => {
  expect(withStated(text, undefined)).toBe(text);
  expect(withStated(text, nothing)).toBe(text);
});

it('a certificate replaces all that the text says of certificates, and nothing else', () => {
  const mask = withStated(text, { ...nothing, certificate: 'none' });
  expect(mask & conditions.noCertificate).not.toBe(0);
  expect(mask & (conditions.middleCertificate | conditions.university)).toBe(0);
  expect(mask & conditions.shifts).not.toBe(0);
});

it('full time alone is no part time; shifts of the text stay', () => {
  const full = withStated(text, { ...nothing, workingTime: ['full'] });
  expect(full & conditions.partTime).toBe(0);
  expect(full & conditions.shifts).not.toBe(0);
  const both = withStated(0, { ...nothing, workingTime: ['full', 'part'] });
  expect(both & conditions.partTime).not.toBe(0);
});

it('pay in a field is pay', () =>
  expect(withStated(0, { ...nothing, hasPay: true })).toBe(conditions.pay));
