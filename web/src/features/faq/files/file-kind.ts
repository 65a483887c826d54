import { t } from '../../../core/texts/texts.ts';
const atEnd = /\.([a-z\d]{1,5})$/i;

/** Returns the kind of a file from its extension, as users call it: 'PDF'. */
export function endingOf(name: string): string {
  return atEnd.exec(name)?.[1]?.toUpperCase() ?? t('Datei');
}

/** Returns the name of a file without its extension. */
export function withoutEnding(name: string): string {
  return name.replace(atEnd, '') || name;
}
