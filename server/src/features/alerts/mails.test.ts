import { expect, it } from 'vitest';
import { newAdsMail } from './mails.ts';

const alert = {
  id: 1,
  email: 'kim@example.org',
  search: '',
  rhythm: 'daily',
  confirmedOn: '2026-11-01',
  endsOn: '2027-05-01',
  toldUntil: new Date('2026-11-20T10:00:00Z'),
} as const;

const urls = { search: '/s', change: '/c', stop: '/e' };
const ads = [{ title: 'Koch', detail: 'Krug, Halle', url: '/stelle/1' }];

/** The sentences of a mail that names one of the new ads. */
const linesOf = (count: number) =>
  newAdsMail({ ...alert, language: 'de' }, { words: 'Koch', count, ads, urls }).body;

it('a mail says how many of the new ads it does not name', () => {
  expect(linesOf(1).join()).not.toContain('Dazu');
  expect(linesOf(2)).toContain('Dazu kommt eine weitere.');
  expect(linesOf(3)).toContain('Dazu kommen 2 weitere.');
});

it.each([
  ['de', 'für deine Suche „‚Alte Mühle‘ in Halle“ gibt es'],
  ['en', 'for your search “‚Alte Mühle‘ in Halle” there are'],
] as const)('a search with quotation marks is quoted in a mail in %s', (language, sentence) => {
  const words = '„Alte Mühle“ in Halle';
  const { subject, body } = newAdsMail({ ...alert, language }, { words, count: 1, ads, urls });
  expect(subject).toContain(words);
  expect(body.filter((part) => typeof part === 'string').join('\n')).toContain(sentence);
});
