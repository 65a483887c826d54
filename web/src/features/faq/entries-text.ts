/** '3 Einträge' */
export function entriesText(entries: number): string {
  if (entries === 0) return 'Kein Eintrag';
  return entries === 1 ? '1 Eintrag' : `${entries.toLocaleString('de-DE')} Einträge`;
}
