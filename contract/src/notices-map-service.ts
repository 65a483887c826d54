/** basemap.de, which the product has as its default. */
const federalHost = 'sgx.geodatenzentrum.de';

/**
 * Who learns what when the map shows, in the words of the banner and its dialog ('Sie' is the map).
 * @param styleUrl where the map's style lies; empty for the built-in map; undefined while that is not known
 */
export function mapServiceSentence(styleUrl: string | undefined): string {
  if (styleUrl === '') return 'Sie kommt von uns selbst; niemand sonst erfährt davon.';
  const service = styleUrl ? serviceOf(new URL(styleUrl).host) : 'einem anderen Server';
  return `Sie kommt von ${service}. Dieser Server sieht dann deine IP-Adresse.`;
}

/** Who delivers the map; undefined where it is the built-in one. */
export function mapServiceOf(styleUrl: string): string | undefined {
  return styleUrl === '' ? undefined : serviceOf(new URL(styleUrl).host);
}

function serviceOf(host: string): string {
  return host === federalHost ? 'basemap.de, einem Server des Bundes' : host;
}
