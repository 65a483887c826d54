import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

/** Widths of a phone, of the reading pane of a mail program, and of a wide window. */
const widths = [320, 600, 800];

const writer = fileURLToPath(new URL('../server/test/write-mails.ts', import.meta.url));
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns a page that shows a mail in each width, and its text form. */
function sheetOf(html: string, text: string): string {
  const frames = widths.map(
    (width) => `<iframe width="${width}" height="200" srcdoc="${escaped(html)}"></iframe>`,
  );
  return `<!doctype html><body style="display:flex;gap:16px;align-items:start;margin:8px;background:#ccc">
    <style>iframe{border:0;flex:none}pre{width:600px;margin:0;padding:8px;background:#fff;font-size:14px;white-space:pre-wrap;overflow-wrap:break-word}</style>
    ${frames.join('')}<pre>${escaped(text)}</pre>`;
}

test('every mail fits each width', async ({ browser }, info) => {
  const folder = info.outputPath('mails');
  execFileSync(process.execPath, ['--liftoff-only', writer, folder]);
  const page = await browser.newPage({ viewport: { width: 2400, height: 900 } });
  const written = globSync('*.html', { cwd: folder }).toSorted();
  expect(written.length).toBeGreaterThan(40);
  for (const name of written) {
    const html = readFileSync(join(folder, name), 'utf8');
    const kind = basename(name, '.html');
    await page.setContent(sheetOf(html, readFileSync(join(folder, `${kind}.txt`), 'utf8')));
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll('iframe')].flatMap((frame) => {
        const root = frame.contentDocument?.documentElement;
        if (root === undefined) return ['not shown'];
        const { scrollWidth, scrollHeight } = root;
        frame.height = String(scrollHeight);
        return scrollWidth > frame.clientWidth ? [`${frame.width}: ${scrollWidth}`] : [];
      }),
    );
    expect.soft(tooWide, kind).toEqual([]);
    await page.screenshot({ path: join(folder, `${kind}.png`), fullPage: true });
  }
});
