import { expect, it } from 'vitest';
import { adsRead } from '../ads-read.fixture.ts';
import { jsonAdapter } from '../json/json.ts';

const kindIn = async (field: object) => {
  const job = { id: 1, title: 'Koch', company: 'Krug GmbH', city: 'Halle', ...field };
  const [read] = await adsRead(jsonAdapter, JSON.stringify([job]));
  return read?.split(', ').at(-1);
};

it.each([
  [{ kind: 'apprenticeship' }, '2'],
  [{ kind: 'internship' }, '1'],
  [{ kind: { id: 3, label: 'Ausbildung' } }, '2'],
  [{ adType: 'Schülerpraktikum' }, '1'],
  [{ art_des_platzes: 'Ausbildungsplatz' }, '2'],
  [{ kind: 'permanent' }, 'job-type permanent'],
])('the field %j names the kind of an ad', async (field, kind) => {
  expect(await kindIn(field)).toBe(kind);
});
