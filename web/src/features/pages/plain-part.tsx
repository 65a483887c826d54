import type { PlainPage } from '@lehrpfad/contract/pages-plain-options.ts';
import { usePlainLanguage } from '../../floor/plain-language.ts';
import { LazyPlainText } from './plain-instead.tsx';
import { PlainSwitch } from './plain-switch.tsx';
import styles from './plain.module.css';

/** The switch of a page and, where it is on, what the page says in plain language; right below the page's heading. */
export function PlainPart({ page }: { readonly page: PlainPage }) {
  const isOn = usePlainLanguage();
  return (
    <div className={styles.part}>
      <PlainSwitch />
      {isOn && <LazyPlainText page={page} />}
    </div>
  );
}
