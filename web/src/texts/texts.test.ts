import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage, t, counted, germanContent, locale, translated } from '../core/texts/texts.ts';
import { offeredLanguage } from '../app/boot/language-offer.ts';
import { translatorOfComposed } from '@lehrpfad/contract/core/texts/composed.ts';
import { translatorFor } from '@lehrpfad/contract/core/texts/translator.ts';
import composed from '@lehrpfad/contract/core/texts/uk/composed.json' with { type: 'json' };
import search from '@lehrpfad/contract/core/texts/uk/search.json' with { type: 'json' };
import { pluralForm } from '@lehrpfad/contract/core/texts/plural-form.ts';

describe('German', () => {
  it('is what stands in the code, with its values', () => {
    expect(t('Alle Stellen')).toBe('Alle Stellen');
    expect(t('{count} Stellen bei {name}', { count: 3, name: '{count} & Söhne' })).toBe(
      '3 Stellen bei {count} & Söhne',
    );
    expect([counted(1, 'Stelle', 'Stellen'), counted(1200, 'Stelle', 'Stellen')]).toEqual([
      '1 Stelle',
      '1.200 Stellen',
    ]);
    expect([translated('2 Wochen'), locale(), germanContent()]).toEqual([
      '2 Wochen',
      'de-DE',
      undefined,
    ]);
  });
});

describe('another language', () => {
  afterEach(() => setLanguage(undefined));

  it('takes the place of all texts, and marks what stays German', () => {
    setLanguage({
      language: 'en',
      locale: 'en-GB',
      translate: (text, values) => (values?.['count'] === 1 ? 'one' : text.toUpperCase()),
      translateComposed: (text) => `(${text})`,
      count: (count, one) => `${count} × ${one}`,
      day: (isoDay) => isoDay,
    });
    expect(t('{N} neu', { N: 2 })).toBe('2 NEU');
    expect(t('{count} neu', { count: 1 })).toBe('one');
    expect(counted(2, 'Stelle', 'Stellen')).toBe('2 × Stelle');
    expect([translated('2 Wochen'), locale(), germanContent()]).toEqual([
      '(2 Wochen)',
      'en-GB',
      'de',
    ]);
  });
});

describe('forms of a text', () => {
  it.each([
    ['en', 1, 'offer'],
    ['en', 0, 'offers'],
    ['en', 2, 'offers'],
  ] as const)('follow the rules of %s for %d', (language, count, form) => {
    expect(pluralForm(language)('offer|offers', count)).toBe(form);
  });

  it.each([
    [1, 'місце'],
    [2, 'місця'],
    [5, 'місць'],
    [11, 'місць'],
    [21, 'місце'],
    [1.5, 'місць'],
  ])('follow those of Ukrainian for %d', (count, form) => {
    expect(pluralForm('uk')('місце|місця|місць', count)).toBe(form);
  });
});

describe('what others put together', () => {
  const translate = translatorOfComposed(
    {
      '{n} Wochen': '{n} weeks',
      '{n}. Jahr {namount} €': 'year {n}: €{namount}',
      'mindestens {certificate}': 'at least {certificate}',
      'Mai {nyear}': 'May {nyear}',
      'nicht: {what}': 'not: {what}',
      'Erst in {time} wieder.': 'Again in {time}.',
      Abitur: 'A levels',
      Vollzeit: 'full time',
      'Woche vom {date}': 'week of {date}',
    },
    'en-GB',
    pluralForm('en'),
    (isoDay) => `<${isoDay}>`,
  );

  it.each([
    ['2 Wochen', '2 weeks'],
    ['3,5 Wochen', '3.5 weeks'],
    ['1.\u00a0Jahr\u00a01.050\u00a0€', 'year 1: €1,050'],
    ['ein\u00a0Wort', 'ein\u00a0Wort'],
    ['1. Jahr 1.050 € · 2. Jahr 1.120 €', 'year 1: €1,050 · year 2: €1,120'],
    ['mindestens Abitur', 'at least A levels'],
    ['Woche vom 08.02.2027', 'week of <2027-02-08>'],
    ['Woche vom 99.99.2027', 'week of 99.99.2027'],
    ['Mai 2027', 'May 2027'],
    ['nicht: Büro', 'not: Büro'],
    ['Erst in 12 Wochen wieder.', 'Again in 12 weeks.'],
    ['Vollzeit, am Montag', 'full time, am Montag'],
    ['drei Wochen', 'drei Wochen'],
    ['Tischler', 'Tischler'],
    ['', ''],
  ])('makes of "%s" "%s"', (german, other) => {
    expect(translate(german)).toBe(other);
  });
});

describe('Ukrainian', () => {
  const { translate, translateComposed, day } = translatorFor('uk', composed, [search]);

  it.each([
    ['21 Wochen', '21 тиждень'],
    ['3 Wochen', '3 тижні'],
    ['12 Wochen', '12 тижнів'],
    ['3,5 Jahre', '3,5 року'],
    ['3 Jahre', '3 роки'],
  ])('makes of "%s" "%s", as sentences can end with', (german, other) => {
    expect(translateComposed(german)).toBe(other);
  });

  it('writes no full stop after a date, which a sentence may end with', () => {
    expect(day('2027-08-02')).toBe('2 серп. 2027');
  });

  it('writes months within a text in small letters', () => {
    const month = translateComposed('August 2027');
    expect(month).toBe('Серпень 2027');
    expect(translate('ab {month}', { month })).toBe('початок: серпень 2027');
  });
});

it.each([
  [['en-US', 'de'], 'en'],
  [['uk'], 'uk'],
  [['de-AT', 'en'], undefined],
  [['fr', 'en-GB'], 'en'],
  [['fr'], undefined],
  [[], undefined],
])('offers a browser that prefers %j the language %s', (preferred, language) => {
  expect(offeredLanguage(preferred)).toBe(language);
});
