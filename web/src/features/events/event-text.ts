import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { missing } from '../../core/text/dates.ts';

/** Characters of a title that a slide shows (specification, section 9). */
const titleLength = 55;

/** The title as a slide has room for it. Counted in what people see as characters, more or less: no letter is cut in two. */
export function cutTitle(title: string): string {
  const characters = [...title];
  if (characters.length <= titleLength) return title;
  return `${characters.slice(0, titleLength).join('').trimEnd()}…`;
}

/** The town, 'Digital', or that it is not known. */
export function placeName({ digital, Address }: PublicEvent): string {
  return digital ? 'Digital' : Address?.City.city || missing;
}

/** The address, a line each; empty where there is none. */
export function addressLines({ Address }: Pick<PublicEvent, 'Address'>): string[] {
  if (Address === null) return [];
  const { street, additional, City } = Address;
  return [additional, street, placeLine(City)].filter((line) => line.trim() !== '');
}
