import { togglePlainLanguage, usePlainLanguage } from '../../floor/plain-language.ts';
import { Icon } from '../../floor/ui/icons.tsx';
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

/** An open book with few, large lines. */
const PlainIcon = () => (
  <Icon>
    <path d="M12 6.2C10.2 4.9 7.6 4.3 3.5 4.3v13.4c4.1 0 6.7.6 8.5 1.9 1.8-1.3 4.4-1.9 8.5-1.9V4.3c-4.1 0-6.7.6-8.5 1.9Zm0 0v13.4M6.3 8.6c1.1.1 2 .3 2.9.6m5.6 0c.9-.3 1.8-.5 2.9-.6" />
  </Icon>
);
