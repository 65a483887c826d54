import { useSyncExternalStore } from 'react';
import { chosenScheme, onScheme, schemeField } from '../../core/styles/colour-scheme.ts';
import { t } from '../../core/texts/texts.ts';
import styles from './footer.module.css';

/** The script in the head handles the change (core/styles/colour-scheme.ts), as it does before the application has started. */
const done = () => undefined;

export function ColourChoice() {
  const scheme = useSyncExternalStore(onScheme, chosenScheme, () => '');
  return (
    <label className={`${styles.line} text-sm`}>
      {t('Darstellung')}{' '}
      <select
        name={schemeField}
        className={`${styles.choice} min-h-tap py-0 px-2 text-inherit bg-none`}
        autoComplete="off"
        value={scheme}
        onChange={done}
      >
        <option value="">{t('wie das Gerät')}</option>
        <option value="light">{t('hell')}</option>
        <option value="dark">{t('dunkel')}</option>
      </select>
    </label>
  );
}
