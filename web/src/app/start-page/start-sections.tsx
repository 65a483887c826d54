import { EventsSection } from '../../features/events/section/events-section.tsx';
import { FilmSection } from '../../features/pages/film-section.tsx';
import { FundingSection } from '../../features/pages/funding-section.tsx';
import { PartnersSection } from '../../features/pages/partners-section.tsx';

/** The sections below the two search forms of the start page. */
export function StartSections() {
  return (
    <>
      <EventsSection />
      <FilmSection />
      <PartnersSection />
      <FundingSection />
    </>
  );
}
