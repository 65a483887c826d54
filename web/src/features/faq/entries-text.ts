import { counted } from '@lehrpfad/contract/core/text/counted.ts';
/** '3 Einträge' */
export function entriesText(entries: number): string {
  if (entries === 0) return 'Kein Eintrag';
  return counted(entries, 'Eintrag', 'Einträge');
}
