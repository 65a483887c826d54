import { afterEach, describe, expect, it, vi } from 'vitest';
import { absolute, fetchStyle, settled } from './outside-style.ts';

const base = 'https://karte.example/stile/bunt/stil.json';

it('keeps the placeholders of an address', () => {
  expect(absolute('../../kacheln/{z}/{x}/{y}.pbf', base)).toBe(
    'https://karte.example/kacheln/{z}/{x}/{y}.pbf',
  );
  expect(absolute('https://anders.example/{fontstack}/{range}.pbf', base)).toBe(
    'https://anders.example/{fontstack}/{range}.pbf',
  );
});

it('takes the addresses of a style from where it lies', () => {
  const style = settled(
    {
      version: 8,
      glyphs: '/schrift/{fontstack}/{range}.pbf',
      sprite: '../zeichen',
      terrain: { source: 'hoehe' },
      sources: {
        linien: { type: 'vector', url: 'quelle.json' },
        bilder: { type: 'raster', tiles: ['{z}/{x}/{y}.png'] },
      },
      layers: [],
    },
    base,
  );
  expect(style).toEqual({
    version: 8,
    glyphs: 'https://karte.example/schrift/{fontstack}/{range}.pbf',
    sprite: 'https://karte.example/stile/zeichen',
    sources: {
      linien: { type: 'vector', url: 'https://karte.example/stile/bunt/quelle.json' },
      bilder: { type: 'raster', tiles: ['https://karte.example/stile/bunt/{z}/{x}/{y}.png'] },
    },
    layers: [],
  });
});

describe('a style from outside', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answer = (response: () => Promise<Response>) => {
    vi.stubGlobal('fetch', vi.fn(response));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return fetchStyle(base, new AbortController().signal);
  };

  it('is taken where it is one', async () => {
    const style = { version: 8, sources: {}, layers: [] };
    expect(await answer(async () => Response.json(style))).toEqual(style);
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is a failure', async () => new Response('{}', { status: 503 })],
    ['the answer is a page', async () => new Response('<!doctype html>')],
    ['the answer is something else', async () => Response.json({ version: 8, layers: [] })],
    ['the answer is nothing', async () => Response.json(null)],
    [
      'it is of another version',
      async () => Response.json({ version: 7, sources: {}, layers: [] }),
    ],
    [
      'an address in it is none',
      async () =>
        Response.json({
          version: 8,
          sources: { a: { type: 'vector', url: 'https://' } },
          layers: [],
        }),
    ],
  ])('is none where %s', async (_, response) => {
    expect(await answer(response)).toBeNull();
  });
});
