import { languageNames, languages } from '@lehrpfad/contract/core/languages.ts';
import { useLocation } from 'wouter';
import { addressIn } from '../../core/texts/address-in.ts';
import { languageKey } from '../../core/texts/language.ts';
import { foreignLanguage, t } from '../../core/texts/texts.ts';
import { CheckIcon, ForwardIcon } from '../../core/ui/icons/icons.tsx';
import styles from './header.module.css';

/** Removes the stored language: German is the default. Other languages are stored when they are loaded (texts/foreign-texts.ts). */
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
      {languages.map((language) => (
        <a
          key={language}
          href={addressIn(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={language === 'de' ? forgetLanguage : undefined}
        >
          {languageNames[language]}
          {language === current ? <CheckIcon /> : <ForwardIcon />}
        </a>
      ))}
    </nav>
  );
}
