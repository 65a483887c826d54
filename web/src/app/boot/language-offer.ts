import { storedText } from '../../core/device/stored-text.ts';
import { addressIn } from '../../core/texts/address-in.ts';
import { languageKey } from '../../core/texts/language.ts';

/** Key in the storage: the offer was made once. */
const offeredKey = 'language-offered';

/** Texts of the offer by language: that of the browser's first language that the site has. */
const offers = {
  en: {
    text: 'This site is also in English.',
    label: 'Read it in English',
    hint: 'The globe button changes the language.',
  },
  uk: {
    text: 'Цей сайт є також українською.',
    label: 'Читати українською',
    hint: 'Мову змінює кнопка з глобусом.',
  },
} as const;

/** Returns the language to offer; undefined if the browser prefers German or a language that the site does not have. */
export function offeredLanguage(preferred: readonly string[]): keyof typeof offers | undefined {
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  const first = known.find((language) => language === 'de' || language in offers);
  return first === 'en' || first === 'uk' ? first : undefined;
}

/** Offers the browser's language once. Nothing is switched by itself. */
export async function offerLanguage(): Promise<void> {
  const language = offeredLanguage(navigator.languages);
  const isChosen = new URLSearchParams(location.search).has(languageKey);
  if (!language || isChosen || storedText(languageKey) || storedText(offeredKey)) return;
  try {
    localStorage.setItem(offeredKey, 'true');
  } catch {
    // Without storage it would be offered on each visit.
    return;
  }
  const { text, label, hint } = offers[language];
  const onPress = () => location.assign(addressIn(language));
  const { showToast } = await import('../../core/ui/notices/toast.ts');
  showToast(text, { label, hint, onPress, lang: language });
}
