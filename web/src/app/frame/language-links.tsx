import { useLocation } from 'wouter';
import { addressIn } from '../../core/texts/address-in.ts';
import { languageKey } from '../../core/texts/language.ts';
import { foreignLanguage, t } from '../../core/texts/texts.ts';
import { CheckIcon, ForwardIcon } from '../../core/ui/icons/icons.tsx';
import styles from './header.module.css';

/** Each in its own language, so that whoever needs it can read it. */
const languages = [
  { language: 'de', name: 'Deutsch' },
  { language: 'en', name: 'English' },
  { language: 'uk', name: 'Українська' },
] as const;

/** German is what nobody has to choose. Other languages are stored as they are loaded (texts/foreign-texts.ts). */
function forgetLanguage(): void {
  try {
    localStorage.removeItem(languageKey);
  } catch {
    // Without storage nothing was stored.
  }
}

/** Links to the current page in each language. */
export function LanguageLinks() {
  // The address changes while the list is open, for example by a filter.
  useLocation();
  const current = foreignLanguage()?.language ?? 'de';
  return (
    <nav aria-label={t('Sprache / Language')} className={styles.rows}>
      {languages.map(({ language, name }) => (
        <a
          key={language}
          href={addressIn(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={language === 'de' ? forgetLanguage : undefined}
        >
          {name}
          {language === current ? <CheckIcon /> : <ForwardIcon />}
        </a>
      ))}
    </nav>
  );
}
