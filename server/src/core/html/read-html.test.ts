import { describe, expect, it } from 'vitest';
import { growthOf, linearGrowth } from '../../../test/growth.ts';
import { readHtml } from './read-html.ts';

function toldOf(html: string): readonly unknown[] {
  const told: unknown[] = [];
  readHtml(html, {
    text: (text, from, to) => told.push([text, html.slice(from, to)]),
    open: (name, attributes) => told.push({ [name]: attributes }),
    close: (name) => told.push(`/${name}`),
  });
  return told;
}

describe('HTML', () => {
  it('is told by tags, attributes and text, each text with its place', () => {
    expect(toldOf('<P Class="a&amp;b" class=c hidden>Brot &uuml;ber&#33;</p>&nbsp;<br/>')).toEqual([
      { p: { class: 'a&b', hidden: '' } },
      ['Brot ', 'Brot '],
      ['ü', '&uuml;'],
      ['ber', 'ber'],
      ['!', '&#33;'],
      '/p',
      ['\u00a0', '&nbsp;'],
      { br: {} },
    ]);
  });

  it('is told without comments, and scripts as the text that they are', () => {
    expect(toldOf('<!doctype html><!-- <b> --><script>"<b>"</script></i>')).toEqual([
      { script: {} },
      ['"<b>"', '"<b>"'],
      '/script',
    ]);
  });

  it('is told with so many attributes of an element as one may have', () => {
    const names = Array.from({ length: 5000 }, (_, index) => `a${index}`);
    const [element] = toldOf(`<p ${names.join(' ')}>`) as [{ p: object }];
    expect(Object.keys(element.p)).toEqual(names.slice(0, 200));
  });

  it.each(['<i>', '<i></b>', '<', '&', '<a b', '</i>', '<!--', '<script>', '&#'])(
    'is read in linear time: %j',
    (piece) => {
      expect(growthOf(toldOf, piece)).toBeLessThan(linearGrowth);
      expect(growthOf(toldOf, '<i>', piece.repeat(1000))).toBeLessThan(linearGrowth);
    },
  );
});
