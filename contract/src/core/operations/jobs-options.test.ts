import { expect, it } from 'vitest';
import { jobLabel } from './jobs-options.ts';

it('a job is called what it does, and by its name where nobody knows that', () => {
  expect(jobLabel('send-mails')).toBe('E-Mails versenden');
  expect(jobLabel('of-another-version')).toBe('of-another-version');
  expect(jobLabel('toString')).toBe('toString');
});
