import { EventsSection } from '../features/events/events-section.tsx';
import { FilmSection } from '../features/pages/film-section.tsx';
import { FundingSection } from '../features/pages/funding-section.tsx';
import { PartnersSection } from '../features/pages/partners-section.tsx';
import { lazyPart } from '../floor/lazy-part.tsx';

/** The start page would have to name all that it is made of. */
const PlainStart = lazyPart(
  'plain-start',
  async () => (await import('../features/pages/plain-start.tsx')).PlainStart,
  null,
);

/** What the start page holds below its two ways to search. */
export function StartSections() {
  return (
    <>
      <PlainStart />
      <EventsSection />
      <FilmSection />
      <PartnersSection />
      <FundingSection />
    </>
  );
}
