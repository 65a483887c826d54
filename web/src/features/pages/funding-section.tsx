import { Skeleton } from '../../core/loading/skeleton.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { germanContent, t } from '../../core/texts/texts.ts';
import styles from './funding-section.module.css';
import { PlainInstead } from './plain-instead.tsx';
import { useSiteSettings } from './queries.ts';

/** The operator's text about the initiative that funds the board. */
export function FundingSection() {
  return (
    <section className="bg-accent" aria-label={t('Über die Förderinitiative')}>
      <div className={`${styles.inside} grid max-w-page mx-auto`}>
        <PlainInstead page="start-funding">
          <h2 className="text-3xl">{t('Über die Förderinitiative')}</h2>
          <QueryView
            query={useSiteSettings()}
            loading={<Skeleton height="6rem" />}
            failed={t('Der Text konnte nicht geladen werden.')}
          >
            {({ funding_text }) => (
              <div lang={germanContent()} className={`${styles.text} max-w-prose text-md`}>
                {funding_text.split('\n\n').map((paragraph) => (
                  <p key={paragraph} className="mt-3">
                    {paragraph}
                  </p>
                ))}
              </div>
            )}
          </QueryView>
        </PlainInstead>
      </div>
    </section>
  );
}
