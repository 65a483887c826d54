import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** Returns the text of the fields in a new tab. */
async function shownWith(storage: unknown): Promise<string> {
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  const { ProgressFields } = await import('./progress-fields.tsx');
  const ad = { id: 7, title: 'Koch (m/w/d)', company_name: 'Krug GmbH' };
  return renderToStaticMarkup(<ProgressFields ad={ad} url="" />);
}

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

afterEach(() => void vi.unstubAllGlobals());

const empty = { getItem: () => null, setItem: () => undefined };

describe('the fields of an application', () => {
  it('do not say that an ad is noted before it is', async () => {
    expect(await shownWith(empty)).toContain('<option value="" selected="">noch nicht gemerkt');
  });

  it('say that the calendar reminds, not the page', async () => {
    expect(await shownWith(empty)).toContain('Dein Kalender erinnert dich');
  });

  it('promise to stay on the device where it keeps them', async () => {
    const shown = await shownWith(empty);
    expect(shown).toContain('Stand und Notizen bleiben auf diesem Gerät');
  });

  it('say before anything is entered that the browser keeps nothing', async () => {
    const shown = await shownWith({ getItem: forbidden, setItem: forbidden });
    expect(shown).toContain('bleiben nur für diesen Besuch');
  });
});
