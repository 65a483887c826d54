import { useSyncExternalStore } from 'react';
import { chooseScheme, chosenScheme, onScheme, type ColourScheme } from '../floor/colour-scheme.ts';
import styles from './footer.module.css';

/** Light, dark, or as the device has it. */
export function ColourChoice() {
  const scheme = useSyncExternalStore(onScheme, chosenScheme, () => '');
  return (
    <label className={styles.line}>
      Darstellung{' '}
      <select
        className={styles.choice}
        value={scheme}
        onChange={(event) => chooseScheme(event.target.value as ColourScheme)}
      >
        <option value="">wie das Gerät</option>
        <option value="light">hell</option>
        <option value="dark">dunkel</option>
      </select>
    </label>
  );
}
