import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Maintenance } from '../features/notices/maintenance.tsx';
import { FavouritesLink } from '../features/search/favourites/favourites-link.tsx';
import { lazyPart } from '../floor/lazy-part.tsx';
import { usePlainLanguage } from '../floor/plain-language.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Interrupted } from './interrupted.tsx';
import styles from './layout.module.css';
import { MapConsent } from './map-consent.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PlainButton } from './plain-button.tsx';

const PlainHelp = lazyPart(
  'plain-help',
  async () => (await import('../features/pages/plain-help.tsx')).PlainHelp,
  null,
);

/** The frame of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);

  function skip(event: MouseEvent) {
    // The hash belongs to the router.
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <>
      <a href="#inhalt" className={styles.skip} onClick={skip}>
        Zum Inhalt springen
      </a>
      {/* First for the keyboard; it shows itself at the lower edge. */}
      <MapConsent />
      <Maintenance />
      <Header>
        <PlainButton />
        <FavouritesLink />
      </Header>
      <main ref={main} id="inhalt" tabIndex={-1} className={styles.main}>
        {usePlainLanguage() && <PlainHelp />}
        <PageBoundary>{children}</PageBoundary>
      </main>
      <Footer />
      <Interrupted />
    </>
  );
}
