import { describe, expect, inject, it } from 'vitest';
import { growthOf, linearGrowth } from '../../../../test/growth.ts';
import { maskText } from './texts/contacts.ts';
import { maskAny } from './texts/contacts-html.ts';
import { descriptionHtml } from './texts/texts.ts';

/** `npm test` tries every third; shapes of all kinds are tried on the same functions in server/test/hostile. */
const some = (pieces: readonly string[]) =>
  inject('endurance') ? pieces : pieces.filter((_, at) => at % 3 === 0);

describe('a text of an import takes no more than time in proportion to its length', () => {
  it.each(
    some([
      '(',
      '&',
      '\n',
      ' ',
      '\u00a0',
      'a@',
      '@',
      '@a.',
      '(at)',
      '0 ',
      '01 1',
      '(0)',
      '+49 (0)',
      'Tel.',
      'Tel/',
      'Telefonnr./',
      'Tel. \t',
      'E-Mail',
      'Kennziffer ',
      'Frau ',
      'Frau A ',
      'Dr. ',
      'Ansprechpartner ',
      'Ansprechpartner: A ',
      'Kontakt für',
      'Herr von ',
      'Frau A-',
    ]),
  )('to find contacts in it: %j', (piece) => {
    expect(growthOf(maskText, piece, '!')).toBeLessThan(linearGrowth);
  });

  it.each(
    some(['<', '<p', '<i>', '<p>a', '&#0', ' href="mailto:', " href='tel:", ' src=sms:', '%40']),
  )('to find contacts in its HTML: %j', (piece) => {
    expect(growthOf(maskAny, piece, '<br>')).toBeLessThan(linearGrowth);
  });

  it.each(
    some([
      '<',
      '&',
      '<p>',
      '<p>&nbsp;',
      '<p>&nbsp;</p>',
      '&nbsp;',
      '<br> ',
      '<p> <br>',
      '<b> ',
      '<li><div>',
      '<div>a',
      '</div>',
    ]),
  )('to read its HTML: %j', (piece) => {
    const read = (text: string) => descriptionHtml({ text: `<b>${text}</p>`, format: 'html' });
    expect(growthOf(read, piece)).toBeLessThan(linearGrowth);
  });

  it.each(some(['\n', '- ', '\n ', '•', '<', '\r']))('to read it as it is: %j', (piece) => {
    const read = (text: string) => descriptionHtml({ text, format: 'plain' });
    expect(growthOf(read, piece, 'x')).toBeLessThan(linearGrowth);
  });

  it.each(
    some(['*a_', '!', '_a', '***a', '> ', '[', '`a', '[a]: ', '1. ', '- > ', '> 1) ', '* > ']),
  )('to read its Markdown: %j', (piece) => {
    const read = (text: string) => descriptionHtml({ text, format: 'markdown' });
    expect(growthOf(read, piece)).toBeLessThan(linearGrowth);
  });

  it.each(['1. ', '- > ', '> 1) ', '* > '])(
    'to read lists and quotes in its Markdown, which end within each other: %j',
    (piece) => {
      const html = descriptionHtml({ text: `${piece.repeat(300)}Brot`, format: 'markdown' });
      expect(html.replaceAll(/\s/g, '')).toBe('<ul><li>Brot</li></ul>');
    },
  );
});
