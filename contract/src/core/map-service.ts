/** Host of basemap.de, the default map of the product. */
const federalHost = 'sgx.geodatenzentrum.de';

/**
 * Returns the name of the service that delivers the map, for use in a sentence; undefined for the built-in map.
 * @param styleUrl address of the map's style; empty for the built-in map
 */
export function mapServiceOf(styleUrl: string): string | undefined {
  if (styleUrl === '') return undefined;
  const { host } = new URL(styleUrl);
  return host === federalHost ? 'basemap.de, einem Server des Bundes' : host;
}
