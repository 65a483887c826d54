/** A malicious text: a beginning, a repeated part, and an end that does not match. */
export interface Shape {
  readonly first: string;
  readonly unit: string;
  readonly last: string;
}

const shape = (unit: string, first = '', last = 'x'): Shape => ({ first, unit, last });

/** Texts for which backtracking expressions, and parsers that look ahead or restart, take long. */
export const shapes: Readonly<Record<string, Shape>> = {
  letters: shape('a', '', '!'),
  capitals: shape('A', '', '!'),
  digits: shape('1', '', 'x'),
  'open brackets': shape('('),
  'open brackets and a letter': shape('((((a'),
  'square brackets': shape('['),
  braces: shape('{'),
  'half links': shape('](', '['),
  'less than': shape('<'),
  'greater than': shape('>>>>'),
  'half tags': shape('<p '),
  'half elements': shape('<p>'),
  'empty paragraphs': shape('<p>&nbsp;</p>'),
  'nested lists': shape('<ul><li>'),
  'half addresses': shape('<a href="'),
  'half comments': shape('<!--'),
  'half declarations': shape('<!DOCTYPE ', '<?xml '),
  comments: shape('<!---->', '', '<sv'),
  'entities in a paragraph': shape('&nbsp;', '<p>', '<b>x</b></p>'),
  'no-break spaces in a paragraph': shape('\u00a0', '<p>', 'x</p>'),
  'breaks in a paragraph': shape('<br /> ', '<p>', 'x</p>'),
  'half entities': shape('&#'),
  ampersands: shape('&amp'),
  spaces: shape(' ', 'x', 'x'),
  tabs: shape('\t', 'x', 'x'),
  'no-break spaces': shape('\u00a0', 'x', 'x'),
  'line ends': shape('\n', 'x', 'x'),
  'line ends and blanks': shape('\r\n ', 'x', 'x'),
  'digits and line ends': shape('1\n'),
  'digits and blanks': shape('0 '),
  'digits in groups': shape('0391/', 'Tel. '),
  'half dates': shape('2027-'),
  'half mail addresses': shape('a@'),
  'signs of mail addresses': shape('@'),
  'letters and dots': shape('a.', 'a@', '!'),
  'letters and hyphens': shape('a-', '', '!'),
  'www.': shape('www.'),
  'https://': shape('https://'),
  'Herr ': shape('Herr '),
  'Tel. ': shape('Tel. '),
  'telephone labels': shape('Tel/', '', '!'),
  dashes: shape('- '),
  quotes: shape('"'),
  'quotes in cells': shape('"a";'),
  'ends of cells': shape(';'),
  backslashes: shape('\\'),
  'percent signs': shape('%'),
  'code in Markdown': shape('```'),
  'quotes in Markdown': shape('* > '),
  'numbers in Markdown': shape('1. '),
  'lists in quotes': shape('> - '),
  emphasis: shape('_a *b '),
  'endings for women': shape('/-in', 'Koch'),
  'braces of JSON': shape('{"a":['),
  zeros: shape('\0'),
  'half characters': shape('\ud83d'),
  'marks in disorder': shape('\u0301\u0316', 'a'),
  'zero-width joiners': shape('👩\u200d'),
  'marks of direction': shape('\u200f', 'a'),
  'long s': shape('ß'),
};

/** Returns a text of that shape with about that many UTF-16 code units. */
export function textOf({ first, unit, last }: Shape, length: number): string {
  const times = Math.max(1, Math.round((length - first.length - last.length) / unit.length));
  return first + unit.repeat(times) + last;
}
