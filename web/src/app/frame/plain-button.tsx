import { togglePlainLanguage, usePlainLanguage } from '../../core/device/plain-language.ts';
import { PlainIcon } from '../../core/ui/icons/plain-icon.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './header.module.css';

/** The only button that turns 'Einfache Sprache' on and off, for all pages at once. */
export function PlainButton() {
  return (
    <button
      type="button"
      name="plain-language"
      className={styles.plain}
      aria-pressed={usePlainLanguage()}
      onClick={togglePlainLanguage}
    >
      <PlainIcon />
      <span className={styles.plainWord}>{t('Einfache Sprache')}</span>
    </button>
  );
}
