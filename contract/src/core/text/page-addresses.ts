import { slugOf } from './slug.ts';

/* Paths of the pages that everybody can read without a script. Server and browser build the same ones. */

/** Longest slug, in characters; a longer one ends at the last whole word. */
const maxSlugLength = 80;

/** Returns the readable part of an address; '' if a name has no letter that is allowed in an address. */
export function shortSlug(name: string): string {
  const slug = slugOf(name);
  if (slug.length <= maxSlugLength) return slug;
  const cut = slug.slice(0, maxSlugLength + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1)).replace(/-$/, '');
}

function entryPath(kind: string, id: number, name: string): string {
  const slug = shortSlug(name);
  return `/${kind}/${id}${slug && `-${slug}`}`;
}

export const adPagePath = ({ id, title }: { readonly id: number; readonly title: string }) =>
  entryPath('stelle', id, title);

export const eventPagePath = ({ id, title }: { readonly id: number; readonly title: string }) =>
  entryPath('event', id, title);

/** Path of an event's calendar file. */
export const eventFilePath = (event: Parameters<typeof eventPagePath>[0]): string =>
  `${eventPagePath(event)}.ics`;

export const companyPagePath = ({ id, name }: { readonly id: number; readonly name: string }) =>
  entryPath('unternehmen', id, name);
