import { mapServiceOf } from '../core/map-service.ts';

/**
 * Who learns what when the map shows, in the words of the banner and its dialog ('Sie' is the map).
 * @param styleUrl where the map's style lies; empty for the built-in map; undefined while that is not known
 */
export function mapServiceSentence(styleUrl: string | undefined): string {
  if (styleUrl === '') return 'Sie kommt von uns selbst; niemand sonst erfährt davon.';
  const service = mapServiceOf(styleUrl ?? '') ?? 'einem anderen Server';
  return `Sie kommt von ${service}. Dieser Server sieht dann deine IP-Adresse.`;
}
