import type { ApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { expect, it } from 'vitest';
import { askable, beginWith, apprenticeshipRequestSchema } from './apprenticeship-request.ts';

const [baker, cook, smith] = [
  { id: 1, name: 'Bäcker/-in' },
  { id: 2, name: 'Koch/Köchin' },
  { id: 3, name: 'Metallbauer/-in' },
];
const jobNames = [baker, cook, smith];
const market = { id: 7, name: 'Backstube am Markt', allowed: [baker], professions: [] };
const station = { id: 8, name: 'Backstube am Bahnhof', allowed: [baker, cook], professions: [] };

const request = (values: Partial<ApprenticeshipRequest>): ApprenticeshipRequest => ({
  id: 1,
  Company: { id: market.id, name: market.name, city: 'Stendal' },
  Allowed_apprenticeships: [smith],
  other: '',
  message: '',
  status: 1,
  Accepted: [],
  answer: '',
  created: '2026-11-21T10:00:00.000Z',
  decided: null,
  ...values,
});

it('a branch can ask for what it neither has nor has asked for', () => {
  expect(askable(jobNames, market, [])).toEqual([cook, smith]);
  expect(askable(jobNames, market, [request({})])).toEqual([cook]);
  expect(askable(jobNames, market, [request({ status: 3 })])).toEqual([cook, smith]);
  expect(askable(jobNames, station, [request({})])).toEqual([smith]);
});

const begun = (name: { id: number; name: string } | null, requests: ApprenticeshipRequest[] = []) =>
  beginWith({ branches: [station, market], name }, jobNames, requests);

it('the form begins with the branch that lacks the chosen job name', () => {
  expect(begun(cook)).toEqual({
    Company: { id: market.id, name: market.name },
    Allowed_apprenticeships: [cook],
    other: '',
    message: '',
  });
  expect(begun(null).Company?.id).toBe(station.id);
});

it('what was typed is the job name of that name, or one that is in no list', () => {
  expect(begun({ id: 0, name: ' koch/köchin' })).toMatchObject({ other: '' });
  expect(begun({ id: 0, name: 'metallbauer/-in' })).toMatchObject({
    Allowed_apprenticeships: [smith],
    other: '',
  });
  expect(begun({ id: 0, name: 'Zauberer' })).toMatchObject({
    Allowed_apprenticeships: [],
    other: 'Zauberer',
  });
});

it('what is asked for already is not asked for again', () => {
  const asked = request({ Company: { ...station, city: '' } });
  expect(begun(smith, [asked])).toMatchObject({ Allowed_apprenticeships: [], other: '' });
});

it('a request names something', () => {
  const read = (values: object) =>
    apprenticeshipRequestSchema.safeParse({
      Company: market,
      Allowed_apprenticeships: [],
      other: '',
      message: 'Bitte!',
      ...values,
    });
  expect(read({}).error?.issues.map(({ message }) => message)).toEqual([
    'Bitte wählen Sie einen Beruf oder nennen Sie einen.',
  ]);
  expect(read({ other: '\u200B' }).success).toBe(false);
  expect(read({ other: 'Zauberer' }).success).toBe(true);
  expect(read({ Allowed_apprenticeships: [cook] }).data).toMatchObject({
    Company: market.id,
    Allowed_apprenticeships: [cook.id],
  });
});
