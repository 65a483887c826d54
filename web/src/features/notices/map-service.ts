/** basemap.de, which the product has as its default. */
const federalHost = 'sgx.geodatenzentrum.de';

/**
 * Who learns what when the map shows, in the words of the banner and its dialog.
 * @param styleUrl where the map's style lies; empty for the built-in map; undefined while that is not known
 */
export function mapServiceSentence(styleUrl: string | undefined): string {
  if (styleUrl === '') return 'Die Karte kommt von uns selbst; niemand sonst erfährt davon.';
  const service = styleUrl ? serviceOf(new URL(styleUrl).host) : 'einem anderen Server';
  return `Die Karte kommt von ${service}, und dieser Server sieht dabei deine IP-Adresse.`;
}

function serviceOf(host: string): string {
  return host === federalHost
    ? 'basemap.de, dem Kartendienst der Bundesbehörde für Kartographie und Geodäsie'
    : host;
}
