import { describe, expect, it } from 'vitest';
import { emailField } from '../form-values.ts';
import { readEmail } from './email.ts';

const messages = (text: string) =>
  emailField.safeParse(text).error?.issues.map(({ message }) => message);

describe('an e-mail address', () => {
  it.each([
    ['info@bäcker.de', 'info@bäcker.de'],
    [' Info@BÄCKER.de\u200B ', 'info@bäcker.de'],
    ['info@ba\u0308cker.de', 'info@bäcker.de'],
    ['info@xn--bcker-gra.de', 'info@bäcker.de'],
    ['ute@straße.de', 'ute@straße.de'],
    ['a@例え.テスト', 'a@例え.テスト'],
    ['ute@firma.example', 'ute@firma.example'],
    ["o'neill+ute_1.x@a-b.firma.museum", "o'neill+ute_1.x@a-b.firma.museum"],
  ])('%j is kept as %s', (typed, kept) => expect(emailField.parse(typed)).toBe(kept));

  it.each([
    'ute',
    'ute@',
    '@firma.de',
    'ute@firma',
    'u te@firma.de',
    'ute@firma.de, ida@firma.de',
    'ute..x@firma.de',
    '.ute@firma.de',
    'ute@firma..de',
    'ute@-firma.de',
    'ute@192.0.2.1',
    'ute@firma.de/x',
    'ute@firma.de:25',
    'ute@[::1]',
    'ute@fir%6da.de',
    'ute@a@firma.de',
    '<ute@firma.de>',
    'ute@xn--0.de',
    'ute@xn--a.de',
    'ute@a_b.de',
    `${'x'.repeat(65)}@a.de`,
  ])('%j is none', (typed) => {
    expect(readEmail(typed).problem).toBe('no-address');
  });

  it('has no umlauts before the sign, which is said', () => {
    expect(messages('jörg@firma.de')).toEqual([
      'Vor dem @ sind nur Buchstaben ohne Umlaute, Ziffern und Zeichen wie . - _ + erlaubt.',
    ]);
  });

  it('is told one thing that is wrong with it', () => {
    expect(messages('')).toEqual(['Pflichtfeld!']);
    expect(messages('\u200B')).toEqual(['Pflichtfeld!']);
    expect(messages('jörg')).toEqual(['Keine E-mail']);
    expect(messages(`${'x'.repeat(50)}@a`)).toEqual(['Max. 50 Zeichen!']);
    expect(messages('x'.repeat(100_000))).toEqual(['Max. 50 Zeichen!']);
  });
});
