import { Link } from 'wouter';
import { HeroBackground } from '../../features/backgrounds/hero-background.tsx';
import { ChamberList } from '../../features/enquiries/chamber-list.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { ForwardIcon } from '../../core/ui/icons/icons.tsx';
import styles from './overview.module.css';

/** Whom one can ask at the four chambers, on the pictures of the start page in turn. */
export function Overview() {
  return (
    <div className={styles.stage}>
      <HeroBackground />
      <h2 id="inhalt-titel" tabIndex={-1} className={styles.heading}>
        Ansprechpersonen der Kammern
      </h2>
      <p className={styles.lead}>
        Die Ausbildungsberatung der Kammern hilft kostenlos weiter: Jugendlichen und Eltern, Azubis,
        Schulen und Unternehmen.
      </p>
      <ChamberList />
      <p className={styles.contact}>
        <Link href={paths.contact} className={styles.link}>
          Zum Kontaktformular
          <ForwardIcon />
        </Link>
      </p>
    </div>
  );
}
