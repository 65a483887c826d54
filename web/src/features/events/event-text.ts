import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { missing } from '../../core/text/dates.ts';
import { t } from '../../core/texts/texts.ts';

/** Maximum of title characters on a slide (specification, section 9). */
const titleLength = 55;

/** Shortens a title for a slide. Counts code points, so that no character is cut in two. */
export function cutTitle(title: string): string {
  const characters = [...title];
  if (characters.length <= titleLength) return title;
  return `${characters.slice(0, titleLength).join('').trimEnd()}…`;
}

/** Returns the town, 'Digital', or `--` if it is unknown. */
export function placeName({ digital, Address }: PublicEvent): string {
  return digital ? t('Digital') : Address?.City.city || missing;
}

/** Returns the lines of the address; empty if there is none. */
export function addressLines({ Address }: Pick<PublicEvent, 'Address'>): string[] {
  if (Address === null) return [];
  const { street, additional, City } = Address;
  return [additional, street, placeLine(City)].filter((line) => line.trim() !== '');
}
