import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { titleText } from './title.tsx';

describe('a title', () => {
  const shown = (title: string) => renderToStaticMarkup(titleText(title));
  const piece = (text: string) => `<span class="whitespace-nowrap">\u00A0${text}</span>`;

  it('keeps (m/w/d) in one piece, on the line of the word before it', () => {
    expect(shown('Koch (m/w/d) in Halle')).toBe(`Koch${piece('(m/w/d)')} in Halle`);
    expect(shown('Koch (m|w|d)')).toBe(`Koch${piece('(m|w|d)')}`);
    expect(shown('Koch (w/m/x/d)')).toBe(`Koch${piece('(w/m/x/d)')}`);
  });

  it('leaves other words in brackets as they are', () => {
    expect(shown('Koch (Restaurant)')).toBe('Koch (Restaurant)');
    expect(shown('Koch (m)')).toBe('Koch (m)');
  });
});
