import { togglePlainLanguage, usePlainLanguage } from '../../core/device/plain-language.ts';
import { PlainIcon } from '../../core/ui/icons/plain-icon.tsx';
import styles from './header.module.css';

/** Turns 'Einfache Sprache' on and off, for all pages at once; it stands here alone. */
export function PlainButton() {
  return (
    <button
      type="button"
      name="plain-language"
      className={`${styles.plain} p-0`}
      aria-pressed={usePlainLanguage()}
      onClick={togglePlainLanguage}
    >
      <PlainIcon />
      <span className={styles.plainWord}>Einfache Sprache</span>
    </button>
  );
}
