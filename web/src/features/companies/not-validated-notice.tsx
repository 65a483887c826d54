import { InfoIcon } from '../../core/ui/icons/icons.tsx';
import styles from './not-validated-notice.module.css';
import { useValidated } from './queries.ts';

/** Stands above the branches until an editor has validated the account. */
export function NotValidatedNotice() {
  const { data } = useValidated();
  if (data?.validated !== false) return null;
  return (
    <div role="note" className={styles.notice}>
      <InfoIcon />
      <div>
        <p className={styles.title}>
          Ihr Account wurde noch nicht durch einen Redakteur validiert...
        </p>
        <p>
          Bis dahin erscheinen Ihre Stellenanzeigen nicht in der Suche. Sie können aber schon alles
          vorbereiten.
        </p>
      </div>
    </div>
  );
}
