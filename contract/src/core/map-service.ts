/** basemap.de, which the product has as its default. */
const federalHost = 'sgx.geodatenzentrum.de';

/**
 * Who delivers the map, as a sentence can name it; undefined where it is the built-in one.
 * @param styleUrl where the map's style lies; empty for the built-in map
 */
export function mapServiceOf(styleUrl: string): string | undefined {
  if (styleUrl === '') return undefined;
  const { host } = new URL(styleUrl);
  return host === federalHost ? 'basemap.de, einem Server des Bundes' : host;
}
