import { Link } from 'wouter';
import { PublicFaq } from '../../features/faq/public-faq.tsx';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { entryPath } from './address.ts';
import { t } from '../../core/texts/texts.ts';
import styles from './audience-content.module.css';
import type { Audience } from './audiences.ts';

interface AudienceContentProps {
  readonly audience: Audience;
  /** Id of the entry in the address. */
  readonly linked: number | null;
}

/** Questions of one audience, with a picture and a contact. */
export function AudienceContent({ audience, linked }: AudienceContentProps) {
  const { page, picture } = audience;
  return (
    <>
      <div className={`${styles.banner} isolate items-end grid relative p-5 overflow-hidden`}>
        <img
          src={picture}
          alt=""
          className={`${styles.picture} absolute inset-0 w-full h-full`}
          width="1200"
          height="400"
        />
        <h2 id="inhalt-titel" tabIndex={-1} className={`${styles.heading} min-w-0 text-on-solid`}>
          {t('Fragen und Antworten')}
        </h2>
      </div>
      <PublicFaq
        audience={page}
        linked={linked}
        hrefOfEntry={(entry) => hrefOf(entryPath(page, entry))}
      />
      <Contact audience={audience} />
    </>
  );
}

/** The offer to ask somebody if no entry helps. */
function Contact({ audience: { question, contact } }: Pick<AudienceContentProps, 'audience'>) {
  return (
    <aside
      className={`${styles.hint} mt-8 py-6 px-5 rounded-lg bg-accent`}
      aria-labelledby="weitere-fragen"
    >
      <h2 id="weitere-fragen" className="text-2xl">
        {question}
      </h2>
      <p className="max-w-prose mt-2 mb-4">{contact}</p>
      <div className="wrap gap-3">
        <Link
          href={paths.contact}
          className={`${styles.way} hover-brand wrap-anywhere tap-line py-2 px-5 border-control font-bold text-brand no-underline bg-paper`}
          data-main="true"
        >
          {t('Zum Kontaktformular')}
        </Link>
        <Link
          href={paths.information}
          className={`${styles.way} hover-brand wrap-anywhere tap-line py-2 px-5 border-control font-bold text-brand no-underline bg-paper`}
        >
          {t('Ansprechpersonen der Kammern')}
        </Link>
      </div>
    </aside>
  );
}
