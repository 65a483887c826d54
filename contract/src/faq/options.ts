/** Whom an entry of the public FAQ is for, and what files it may carry. Free of schemas, for the browser. */

/** What the keys of the audiences' own categories begin with (specification, section 3). */
const audiencePrefix = 'öffentlich-';

/** `page` is the last segment of the address of their own page (specification, section 2). */
export const faqAudiences = [
  { key: 'öffentlich-Schüler', label: 'Schüler', page: 'schueler' },
  { key: 'öffentlich-Azubis', label: 'Azubis', page: 'azubi' },
  { key: 'öffentlich-Unternehmen', label: 'Unternehmen', page: 'unternehmen' },
  { key: 'öffentlich-Lehrer', label: 'Lehrer', page: 'lehrer' },
] as const;

export type FaqAudience = (typeof faqAudiences)[number]['page'];

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
