import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { changesOf } from './version-differences.ts';
import styles from './version-changes.module.css';

/** Lists the changes of a new version by field: the public value and the new one. */
export function VersionChanges({ event }: { readonly event: OwnEvent }) {
  return (
    <ul className="grid list-plain gap-3" aria-label="Was sich ändert">
      {changesOf(event).map(({ name, label, stored, own, isHidden }) => (
        <li key={name} className="border-top pt-3">
          <p className="font-bold m-0 mb-1">{label}</p>
          <dl className={`${styles.versions} grid gap-2-4 m-0`}>
            <div>
              <dt>Bisher</dt>
              <dd className="wrap-anywhere">
                {name === 'logo' ? <Logo logo={event.logo} words="Bisheriges Logo" /> : stored}
              </dd>
            </div>
            <div>
              <dt>Neu</dt>
              <dd className="wrap-anywhere">
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
  return logo === null ? (
    'Kein Logo'
  ) : (
    <img className={`${styles.logo} max-w-full rounded`} src={logo} alt={words} />
  );
}
