import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { changesOf } from './version-differences.ts';
import styles from './version-changes.module.css';

/** Lists the changes of a new version by field: the public value and the new one. */
export function VersionChanges({ event }: { readonly event: OwnEvent }) {
  return (
    <ul className={styles.changes} aria-label="Was sich ändert">
      {changesOf(event).map(({ name, label, stored, own, isHidden }) => (
        <li key={name} className={styles.change}>
          <p className={styles.label}>{label}</p>
          <dl className={styles.versions}>
            <div>
              <dt>Bisher</dt>
              <dd>
                {name === 'logo' ? <Logo logo={event.logo} words="Bisheriges Logo" /> : stored}
              </dd>
            </div>
            <div>
              <dt>Neu</dt>
              <dd>
                {name === 'logo' ? (
                  <Logo logo={event.new_version?.logo ?? null} words="Neues Logo" />
                ) : isHidden ? (
                  'Derselbe Text, anders gestaltet'
                ) : (
                  own
                )}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Logo({ logo, words }: { readonly logo: string | null; readonly words: string }) {
  return logo === null ? 'Kein Logo' : <img className={styles.logo} src={logo} alt={words} />;
}
