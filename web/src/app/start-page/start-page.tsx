import { useRef } from 'react';
import { useLocation } from 'wouter';
import { inState, inWholeState, stateName } from '@lehrpfad/regions/parts/names.ts';
import { HeroBackground } from '../../features/backgrounds/hero-background.tsx';
import { encodeAddress } from '../../features/search/search-link.ts';
import { StartForm, useStartForm } from '../../features/search/fields/start-form.tsx';
import { hasSavedSearches } from '../../features/search/last-search.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { PageHeading, usePageTitle } from '../../core/navigation/page.tsx';
import { resultsPath } from '../../core/navigation/paths.ts';
import { usePlainLanguage } from '../../core/device/plain-language.ts';
import { Logo } from '../../core/ui/media/logo.tsx';
import { OfflineLinks } from '../frame/offline-links.tsx';
import { StartBelow, type BelowHandle } from './start-below.tsx';
import { t, translated } from '../../core/texts/texts.ts';
import styles from './start-page.module.css';

const StartHelp = lazyPart(
  'start-help',
  async () => (await import('../../features/pages/plain-help.tsx')).PlainFold,
  null,
);

/** Only for those who have saved a search. */
const SavedSearches = lazyPart(
  'saved-searches',
  async () => (await import('../../features/search/saved/saved-searches.tsx')).SavedSearches,
  null,
);

const Overview = lazyPart(
  'start-overview',
  async () => (await import('../../features/search/overview/overview-section.tsx')).OverviewSection,
  null,
);

/** Loads the results page when the user touches a form, because it will be needed soon. */
function preloadResults(): void {
  import('../results/results-page.tsx').catch(() => undefined);
}

export function StartPage() {
  const [, navigate] = useLocation();
  const form = useStartForm({
    onSearch: (search) => navigate(resultsPath(encodeAddress({ search }))),
  });
  const below = useRef<BelowHandle>(null);
  usePageTitle(t('Ausbildung und Praktikum {inState}', { inState, state: translated(stateName) }));
  return (
    <div onFocus={preloadResults}>
      <section className={styles.hero}>
        <div className={`${styles.inside} stack max-w-page mx-auto`}>
          <div>
            <Logo />
          </div>
          <HeroBackground />
          <div className={styles.words}>
            <PageHeading className={styles.heading}>
              {t('Finde deinen Weg in den Beruf')}
            </PageHeading>
            <p className={`${styles.lead}`}>
              {t('Ausbildungsplätze und Praktika {inWholeState} – auch bei dir um die Ecke.', {
                inWholeState,
                state: translated(stateName),
              })}
            </p>
          </div>
          <div className={styles.form}>
            {usePlainLanguage() && <StartHelp page="start-search" />}
            <StartForm form={form} />
          </div>
        </div>
      </section>
      <OfflineLinks />
      {hasSavedSearches() && (
        <div className="max-w-page mx-auto px-4">
          <SavedSearches />
        </div>
      )}
      <div className={styles.overview}>
        <Overview
          place={form.draft.place}
          onTown={form.takeTown}
          onAllFields={() => below.current?.showFields()}
        />
      </div>
      <StartBelow form={form} handle={below} />
    </div>
  );
}
