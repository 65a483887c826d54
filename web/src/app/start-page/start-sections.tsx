import { useEffect, useRef } from 'react';
import { StartBrafo } from '../../features/search/fields/start-brafo.tsx';
import type { StartFormState } from '../../features/search/fields/start-form.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './start-sections.module.css';
import { EventsSection } from '../../features/events/section/events-section.tsx';
import { FilmSection } from '../../features/pages/film-section.tsx';
import { FundingSection } from '../../features/pages/funding-section.tsx';
import { PartnersSection } from '../../features/pages/partners-section.tsx';

interface StartSectionsProps {
  readonly form: StartFormState;
  /** Whether the picker of career fields is to take the focus. */
  readonly isAskedFor: boolean;
  readonly onShown: () => void;
}

/** The sections below the overview: the second search form, and sections without a search. */
export function StartSections({ form, isAskedFor, onShown }: StartSectionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
    onShown();
  }, [isAskedFor, onShown]);
  return (
    <>
      <section
        className={`${styles.worlds} w-full max-w-page mx-auto`}
        aria-labelledby="lebenswelten"
      >
        <h2 id="lebenswelten" ref={heading} tabIndex={-1} className="text-3xl">
          {t('Such nach dem, was dir Spaß macht')}
        </h2>
        <p className="mt-2 mb-6 text-soft">
          {t('Kreuze an, was zu dir passt. Du kannst mehrere Felder wählen.')}
        </p>
        <StartBrafo form={form} />
      </section>
      <EventsSection />
      <FilmSection />
      <PartnersSection />
      <FundingSection />
    </>
  );
}
