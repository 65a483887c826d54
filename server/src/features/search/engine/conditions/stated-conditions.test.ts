import { expect, it } from 'vitest';
import { conditions, conditionsOf, mergeStated } from './conditions.ts';

const nothing = { certificate: '', workingTime: [], hasPay: false };
const text = conditionsOf('<p>Realschulabschluss oder Abitur, in Teilzeit, mit Schichtdienst</p>');

it('what an ad says in no field is what its text says', () => {
  expect(mergeStated(text, undefined)).toBe(text);
  expect(mergeStated(text, nothing)).toBe(text);
});

it('a certificate replaces all that the text says of certificates, and nothing else', () => {
  const mask = mergeStated(text, { ...nothing, certificate: 'none' });
  expect(mask & conditions.noCertificate).not.toBe(0);
  expect(mask & (conditions.middleCertificate | conditions.university)).toBe(0);
  expect(mask & conditions.shifts).not.toBe(0);
});

it('full time alone is no part time; shifts of the text stay', () => {
  const full = mergeStated(text, { ...nothing, workingTime: ['full'] });
  expect(full & conditions.partTime).toBe(0);
  expect(full & conditions.shifts).not.toBe(0);
  const both = mergeStated(0, { ...nothing, workingTime: ['full', 'part'] });
  expect(both & conditions.partTime).not.toBe(0);
});

it('pay in a field is pay', () =>
  expect(mergeStated(0, { ...nothing, hasPay: true })).toBe(conditions.pay));
