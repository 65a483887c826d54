import { describe, expect, it } from 'vitest';
import { choiceNamed, matching, choiceOfText } from './fields/choices/choices.ts';
import { fitInside } from './files/pictures/fit-inside.ts';
import { isLinkAllowed, linkOf } from './rich-text/link-of.ts';
import { marksOf, withoutStyles } from './rich-text/pasted-html.ts';
import { remainingText } from './fields/remaining.ts';
import { timesWith } from './fields/dates/time-options.ts';

describe('times to choose from', () => {
  it('are a day in steps of 15 minutes', () => {
    const times = timesWith('');
    expect(times).toHaveLength(96);
    expect([times[0], times[1], times.at(-1)]).toEqual(['00:00', '00:15', '23:45']);
  });

  it('hold a value beside the grid in its place', () => {
    const times = timesWith('10:07');
    expect(times.slice(40, 43)).toEqual(['10:00', '10:07', '10:15']);
    expect(timesWith('10:15')).toHaveLength(96);
  });
});

describe('what is left of a text', () => {
  it('is told from four fifths of its limit on', () => {
    expect(remainingText(79, 100)).toBe('');
    expect(remainingText(80, 100)).toBe('noch 20 Zeichen');
    expect(remainingText(100, 100)).toBe('noch 0 Zeichen');
    expect(remainingText(101, 100)).toBe('1 Zeichen zu viel');
    expect(remainingText(150, 100)).toBe('50 Zeichen zu viel');
  });
});

describe('a picture in a square', () => {
  it('keeps its shape and never grows', () => {
    expect(fitInside({ width: 3000, height: 1500 }, 1024)).toEqual({ width: 1024, height: 512 });
    expect(fitInside({ width: 100, height: 2048 }, 1024)).toEqual({ width: 50, height: 1024 });
    expect(fitInside({ width: 64, height: 32 }, 1024)).toEqual({ width: 64, height: 32 });
    expect(fitInside({ width: 10_000, height: 1 }, 1024)).toEqual({ width: 1024, height: 1 });
  });
});

describe('choices', () => {
  const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
  const jobs = named('Systemkoch', 'Koch', 'Bäcker und Koch', 'Köchin');

  it('that begin with the text come first, then those with a word that does', () => {
    expect(matching(jobs, ' ko').map(({ name }) => name)).toEqual([
      'Koch',
      'Bäcker und Koch',
      'Systemkoch',
    ]);
  });

  it('are all there before anything is typed', () => {
    expect(matching(jobs, '')).toHaveLength(4);
  });

  it('are meant by their name, however it is written; other text has the id 0', () => {
    expect(choiceNamed(jobs, 'KÖCHIN ')?.id).toBe(4);
    expect(choiceOfText(jobs, 'koch')).toEqual({ id: 2, name: 'Koch' });
    expect(choiceOfText(jobs, ' Kellner ')).toEqual({ id: 0, name: 'Kellner' });
    expect(choiceOfText(jobs, '  ')).toBeNull();
  });
});

describe('a link in a text', () => {
  it.each([
    ['example.de', 'https://example.de/'],
    ['http://example.de/a?b=1', 'http://example.de/a?b=1'],
    ['example.de:8080/x', 'https://example.de:8080/x'],
    ['info@example.de', 'mailto:info@example.de'],
    ['mailto:info@example.de', 'mailto:info@example.de'],
  ])('%s leads to %s', (typed, href) => expect(linkOf(typed)).toBe(href));

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.de',
    'irgendwas',
    'a b.de',
    'https://a:b@example.de',
  ])('%j leads nowhere', (typed) => expect(linkOf(typed)).toBeNull());

  it('may be pasted for the web and for mail only', () => {
    const hrefs = ['https://a.de', 'HTTP://a.de', 'mailto:a@b.de', 'javascript:x', 'tel:1', '/a'];
    expect(hrefs.filter(isLinkAllowed)).toEqual(hrefs.slice(0, 3));
  });
});

describe('pasted text', () => {
  it('comes without styles that a browser would read', () => {
    const html = `<style>p{}</style><p class="a" STYLE="color:red">style="x" <b style='a'>b</b></p>`;
    expect(withoutStyles(html)).toBe(
      `<p class="a" data-style="color:red">style="x" <b data-style='a'>b</b></p>`,
    );
  });

  it('keeps what its styles mean', () => {
    expect(marksOf('font-weight:700; font-style: italic')).toEqual(['strong', 'em']);
    expect(marksOf('color:red;text-decoration: underline')).toEqual(['u']);
    expect(marksOf('font-weight:400;font-style:normal;text-decoration:none')).toEqual([]);
  });
});
