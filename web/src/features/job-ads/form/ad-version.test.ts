import { expect, it } from 'vitest';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { fieldsOfVersion, versionOf } from './ad-version.ts';

const time = '2026-11-21T10:00:00.000Z';

const adOf = (company: number, siblings: readonly number[]) =>
  ({
    last_updated: time,
    Companies: [{ id: company, name: 'Bäckerei' }],
    siblings: siblings.map((Company) => ({ Company })),
  }) as unknown as OwnJobAd;

it('names the time of the last change and all companies of the ad', () => {
  expect(fieldsOfVersion(versionOf(adOf(12, [7, 9])))).toEqual({
    last_updated: time,
    known_companies: [7, 9, 12],
  });
});

it('is another one after a sibling was deleted', () => {
  expect(versionOf(adOf(12, [7]))).not.toBe(versionOf(adOf(12, [7, 9])));
});

it('of an older draft names the time alone', () => {
  expect(fieldsOfVersion(time)).toEqual({ last_updated: time });
});
