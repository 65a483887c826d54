import { Link } from 'wouter';
import { HeroBackground } from '../../features/backgrounds/hero-background.tsx';
import { ChamberList } from '../../features/enquiries/chamber-list.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { ForwardIcon } from '../../core/ui/icons/icons.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './overview.module.css';

/** Contacts at the four chambers, below the changing pictures of the start page. */
export function Overview() {
  return (
    <div className={`${styles.stage} relative py-6 px-4 bg-accent`}>
      <HeroBackground />
      <h2 id="inhalt-titel" tabIndex={-1} className="mt-5 text-3xl">
        {t('Ansprechpersonen der Kammern')}
      </h2>
      <p className={`${styles.lead} max-w-prose mt-2 mb-6 text-md`}>
        {t(
          'Die Ausbildungsberatung der Kammern hilft kostenlos weiter: Jugendlichen und Eltern, Azubis, Schulen und Unternehmen.',
        )}
      </p>
      <ChamberList />
      <p className="mt-6">
        <Link
          href={paths.contact}
          className={`${styles.link} bg-solid text-on-solid tap-line gap-2 max-w-full py-2 px-5 font-bold no-underline wrap-anywhere`}
        >
          {t('Zum Kontaktformular')}
          <ForwardIcon />
        </Link>
      </p>
    </div>
  );
}
