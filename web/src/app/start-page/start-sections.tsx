import { StartBrafo } from '../../features/search/fields/start-brafo.tsx';
import type { StartFormState } from '../../features/search/fields/start-form.tsx';
import styles from './start-sections.module.css';
import { EventsSection } from '../../features/events/section/events-section.tsx';
import { FilmSection } from '../../features/pages/film-section.tsx';
import { FundingSection } from '../../features/pages/funding-section.tsx';
import { PartnersSection } from '../../features/pages/partners-section.tsx';

interface StartSectionsProps {
  readonly form: StartFormState;
}

/** The sections below the overview: the second search form, and what is no search. */
export function StartSections({ form }: StartSectionsProps) {
  return (
    <>
      <section
        className={`${styles.worlds} w-full max-w-page mx-auto`}
        aria-labelledby="lebenswelten"
      >
        <h2 id="lebenswelten" className="text-3xl">
          Noch keinen Plan? Such nach dem, was dir Spaß macht.
        </h2>
        <p className="mt-2 mb-6 text-soft">
          Wähle aus den vier Lebenswelten, was zu dir passt. Du kannst mehrere Felder ankreuzen. Sie
          kommen aus BRAFO, dem Programm des Landes, mit dem Schulen ab Klasse 7 auf die Berufswahl
          vorbereiten.
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
