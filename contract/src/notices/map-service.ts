import { mapServiceOf } from '../core/map-service.ts';

/**
 * Returns the sentence of the banner and its dialog about which service receives data when the map is shown ('Sie' is the map).
 * @param styleUrl address of the map's style; empty for the built-in map; undefined while it is unknown
 */
export function mapServiceSentence(styleUrl: string | undefined): string {
  if (styleUrl === '') return 'Sie kommt von uns selbst; niemand sonst erfährt davon.';
  const service = mapServiceOf(styleUrl ?? '') ?? 'einem anderen Server';
  return `Sie kommt von ${service}. Dieser Server sieht dann deine IP-Adresse.`;
}
