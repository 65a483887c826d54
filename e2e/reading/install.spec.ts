import { expect, test } from '../support/test.ts';

interface Manifest {
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

test('can be installed: its manifest has no mistakes, its icons come in their sizes, its shortcuts lead somewhere', async ({
  page,
}) => {
  await page.goto('/#/suche');
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as Manifest;
  expect(manifest.lang).toBe('de');
  expect(new URL(manifest.start_url, url).pathname).toBe('/');

  for (const { src, sizes } of manifest.icons) {
    const answer = await page.request.get(new URL(src, url).href);
    const png = await answer.body();
    // Width and height follow the signature and the header of the first chunk.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const touch = page.locator('link[rel=apple-touch-icon]');
  expect((await page.request.get((await touch.getAttribute('href')) ?? '')).ok()).toBe(true);

  for (const { name, url: target } of manifest.shortcuts) {
    await page.goto(new URL(target, url).href);
    const heading = { Suche: 'Stellen finden', Favoriten: 'Deine Favoriten' }[name] ?? '';
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading);
  }
});
