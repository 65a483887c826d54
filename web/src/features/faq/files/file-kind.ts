const atEnd = /\.([a-z\d]{1,5})$/i;

/** What kind of file it is, by the ending of its name, as people call it: 'PDF'. */
export function endingOf(name: string): string {
  return atEnd.exec(name)?.[1]?.toUpperCase() ?? 'Datei';
}

/** What the file is about. */
export function withoutEnding(name: string): string {
  return name.replace(atEnd, '') || name;
}
