import { describe, expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.ts';

function bar(isTTY: boolean) {
  let text = '';
  let now = 0;
  const shown = new ProgressBar({ isTTY, write: (more) => (text += more) }, () => now);
  return { shown, text: () => text, after: (ms: number) => (now += ms) };
}

describe('a progress bar', () => {
  it('tells share, speed and what is left, on one line of a terminal', () => {
    const { shown, text, after } = bar(true);
    after(1000);
    shown.show(500, 2000);
    expect(text()).toBe(
      `\r\u001B[2K${'█'.repeat(8)}${'░'.repeat(22)} 25 %  500 of 2,000, 500/s, 3 s left`,
    );
    after(10);
    shown.show(501, 2000);
    expect(text().split('\r')).toHaveLength(2);
    shown.end(2000, 2000);
    expect(text().split('\r').at(-1)).toMatch(/100 %  2,000 of 2,000, .*\n$/);
  });

  it('does without a total', () => {
    const { shown, text, after } = bar(true);
    after(2000);
    shown.show(500, null);
    expect(text()).toContain('500 records, 250/s');
  });

  it('says a line now and then where it cannot be drawn over', () => {
    const { shown, text, after } = bar(false);
    after(1000);
    for (const done of [100, 999, 1000, 1500, 2100]) shown.show(done, null);
    shown.end(2100, null);
    expect(text()).toBe('1,000 records, 1,000/s\n2,100 records, 2,100/s\n');
  });
});
