/** What kind of file it is, by the ending of its name, as people call it: 'PDF'. */
export function endingOf(name: string): string {
  const [, ending] = /\.([a-z\d]{1,5})$/i.exec(name) ?? [];
  return ending?.toUpperCase() ?? 'Datei';
}
