import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { storedText } from '../device/stored-text.ts';

/*
 * The language that somebody has chosen for the public side. Small, because the script in the head needs it before the first paint.
 */

export type { Language };

/** Name of the parameter in an address and of the entry in the storage; nothing is stored for German. */
export const languageKey = 'lang';

/** Returns the language of the address (`?lang=en`), otherwise the stored one, otherwise German. */
export function chosenLanguage(): Language {
  const asked = new URLSearchParams(location.search).get(languageKey) ?? storedText(languageKey);
  return asked === 'en' || asked === 'uk' ? asked : 'de';
}
