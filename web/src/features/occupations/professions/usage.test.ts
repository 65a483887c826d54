import { expect, it } from 'vitest';
import { usageOf } from './usage.ts';

it('says what uses a profession, one or many, and nothing where nothing does', () => {
  const profession = { id: 1, name: 'Bau' };
  expect(usageOf({ ...profession, ads: 1200, companies: 1, job_names: 1 })).toBe(
    '1.200 Stellenanzeigen, 1 Firma, 1 Berufsbezeichnung',
  );
  expect(usageOf({ ...profession, ads: 1, companies: 0, job_names: 2 })).toBe(
    '1 Stellenanzeige, 2 Berufsbezeichnungen',
  );
  expect(usageOf({ ...profession, ads: 0, companies: 0, job_names: 0 })).toBe('');
});
