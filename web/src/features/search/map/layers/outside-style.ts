import type { StyleSpecification } from 'maplibre-gl';

/** Maximum wait for an external style; the built-in one is available at once. */
const timeoutMs = 5000;

/** Whether a response has the minimum that the map needs of a style. */
function isStyle(answer: unknown): answer is StyleSpecification {
  if (typeof answer !== 'object' || answer === null) return false;
  const { version, sources, layers } = answer as Record<string, unknown>;
  return version === 8 && typeof sources === 'object' && sources !== null && Array.isArray(layers);
}

/** Resolves an address in a style relative to the style's URL. Keeps braces, which are the map's placeholders (`{z}`), unescaped. */
export function absolute(address: string, base: string): string {
  return new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

/** Returns the style with absolute addresses, and without settings that would change our own view. */
export function settled(style: StyleSpecification, base: string): StyleSpecification {
  const sources = Object.entries(style.sources).map(([name, source]) => [
    name,
    {
      ...source,
      ...('url' in source && source.url && { url: absolute(source.url, base) }),
      ...('tiles' in source &&
        source.tiles && { tiles: source.tiles.map((tile) => absolute(tile, base)) }),
      ...('data' in source &&
        typeof source.data === 'string' && { data: absolute(source.data, base) }),
    },
  ]);
  const { terrain: _terrain, projection: _projection, sky: _sky, sprite, ...rest } = style;
  return {
    ...rest,
    ...(style.glyphs && { glyphs: absolute(style.glyphs, base) }),
    ...(sprite && {
      sprite:
        typeof sprite === 'string'
          ? absolute(sprite, base)
          : sprite.map(({ id, url }) => ({ id, url: absolute(url, base) })),
    }),
    sources: Object.fromEntries(sources) as StyleSpecification['sources'],
  };
}

/** Loads an external style; null if it fails for any reason. */
export async function fetchStyle(
  url: string,
  signal: AbortSignal,
): Promise<StyleSpecification | null> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    // oxlint-disable-next-line no-restricted-globals -- another server's file, no endpoint of ours
    const response = await fetch(url, { signal: limit, credentials: 'omit' });
    const answer: unknown = response.ok ? await response.json() : null;
    return isStyle(answer) ? settled(answer, response.url || url) : null;
  } catch (error) {
    if (!signal.aborted) console.warn('The map has no style from outside:', error);
    return null;
  }
}
