/** Whom an entry of the public FAQ is for, and what files it may carry. Free of schemas, for the browser. */

/** What the keys of the audiences' own categories begin with (specification, section 3). */
const audiencePrefix = 'öffentlich-';

/** In the order of the pages they stand on. */
export const faqAudiences = [
  { key: 'öffentlich-Schüler', label: 'Schüler' },
  { key: 'öffentlich-Azubis', label: 'Azubis' },
  { key: 'öffentlich-Unternehmen', label: 'Unternehmen' },
  { key: 'öffentlich-Lehrer', label: 'Lehrer' },
] as const;

/** Whether a category's key is, or might be taken for, one of the audiences': however it is written. */
export function isAudienceKey(key: string): boolean {
  return key.normalize('NFC').trim().toLocaleLowerCase('de').startsWith(audiencePrefix);
}

/** What a browser shows of an attachment, by its `type`. */
export function shownAs(type: string): 'picture' | 'video' | 'file' {
  if (type === 'video/mp4') return 'video';
  // A drawing is a program: it is saved, not shown.
  return type.startsWith('image/') && type !== 'image/svg+xml' ? 'picture' : 'file';
}
