import type { Cover } from '@lehrpfad/contract/core/pictures.ts';
import { sql, type AnyPgColumn, type SQL } from '../../../core/database/drizzle.ts';
import { mediaPath } from '../../../core/files/files.ts';
import { sourcesOf } from '../../backgrounds/variant-names.ts';

/** The cover picture of a company as stored, with the key of its file; null without one. @param c the table or its alias */
export const coverJson = (c: Readonly<Record<'cover' | 'cover_alt', AnyPgColumn>>): SQL => sql`
  case when ${c.cover} is null then null else jsonb_build_object(
    'file', ${c.cover}, 'alt', ${c.cover_alt}, 'sources', jsonb_build_array()) end`;

/** Returns a cover picture from `coverJson` as the API shows it: with paths on this host. */
export function shownCover(stored: Cover | null): Cover | null {
  const file = stored && mediaPath(stored.file);
  if (!file) return null;
  return { file, alt: stored.alt, sources: sourcesOf(stored.file) };
}

/** Returns a company from the database as the API shows it: with paths of its pictures. */
export const withPictures = <Row extends { logo: string | null; cover: Cover | null }>(
  row: Row,
) => ({
  ...row,
  logo: mediaPath(row.logo),
  cover: shownCover(row.cover),
});
