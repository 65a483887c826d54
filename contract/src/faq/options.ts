/** Audiences of the public FAQ, and the files that an entry may have. Free of schemas, for the browser. */

/** Prefix of the keys of the audiences' categories (specification, section 3). */
const audiencePrefix = 'öffentlich-';

/** `page` is the last segment of the address of the audience's page (specification, section 2). */
export const faqAudiences = [
  { key: 'öffentlich-Schüler', label: 'Schüler', page: 'schueler' },
  { key: 'öffentlich-Azubis', label: 'Azubis', page: 'azubi' },
  { key: 'öffentlich-Unternehmen', label: 'Unternehmen', page: 'unternehmen' },
  { key: 'öffentlich-Lehrer', label: 'Lehrer', page: 'lehrer' },
] as const;

export type FaqAudience = (typeof faqAudiences)[number]['page'];

/** Whether a category's key begins with the audiences' prefix, in upper or lower case. */
export function isAudienceKey(key: string): boolean {
  return key.normalize('NFC').trim().toLocaleLowerCase('de').startsWith(audiencePrefix);
}

/** Returns how a browser shows an attachment with a `type`. */
export function shownAs(type: string): 'picture' | 'video' | 'file' {
  if (type === 'video/mp4') return 'video';
  // SVG files can contain scripts: they are downloaded, not shown.
  return type.startsWith('image/') && type !== 'image/svg+xml' ? 'picture' : 'file';
}
