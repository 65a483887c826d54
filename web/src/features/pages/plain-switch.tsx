import { togglePlainLanguage, usePlainLanguage } from '../../floor/plain-language.ts';
import { PlainIcon } from '../../floor/ui/plain-icon.tsx';
import styles from './plain.module.css';

/** Turns 'Einfache Sprache' on and off, for all pages at once. */
export function PlainSwitch() {
  const isOn = usePlainLanguage();
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={isOn}
      onClick={togglePlainLanguage}
    >
      <PlainIcon />
      Einfache Sprache
      <span className={styles.state} aria-hidden="true">
        {isOn ? 'an' : 'aus'}
      </span>
    </button>
  );
}
