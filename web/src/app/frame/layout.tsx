import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Maintenance } from '../../features/notices/maintenance.tsx';
import { FavouritesLink } from '../../features/search/favourites/favourites-link.tsx';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { usePlainLanguage } from '../../core/device/plain-language.ts';
import { useSession } from '../../core/session/session.ts';
import { useReturnPage } from '../../core/session/return-page.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Interrupted } from './interrupted.tsx';
import { foreignLanguage, t } from '../../core/texts/texts.ts';
import styles from './layout.module.css';
import { MapConsent } from '../results/map-consent.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PlainButton } from './plain-button.tsx';

const PlainHelp = lazyPart(
  'plain-help',
  async () => (await import('../other-pages.ts')).loadPlainHelp(),
  null,
);

const ReturnPageNotice = lazyPart(
  'return-page',
  async () => (await import('../other-pages.ts')).loadReturnPageNotice(),
  null,
);

/** The frame of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);

  function skip(event: MouseEvent) {
    // The hash is used by the router.
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <>
      <a
        href="#inhalt"
        className={`${styles.skip} py-3 px-5 rounded-md text-on-solid bg-solid`}
        onClick={skip}
      >
        {t('Zum Inhalt springen')}
      </a>
      {/* First in the tab order; displayed at the lower edge. */}
      <MapConsent />
      <Maintenance />
      <LoginNotice />
      <Header>
        {foreignLanguage() === undefined && <PlainButton />}
        <FavouritesLink />
      </Header>
      <main
        ref={main}
        id="inhalt"
        tabIndex={-1}
        className={`${styles.main} flex flex-1 flex-col bg-ground`}
      >
        {usePlainLanguage() && <PlainHelp />}
        <PageBoundary>{children}</PageBoundary>
      </main>
      <Footer />
      <Interrupted />
    </>
  );
}

/** Tells users who are not logged in any more why they see this page. */
function LoginNotice() {
  const returnPage = useReturnPage();
  const session = useSession();
  return returnPage && session === null && <ReturnPageNotice {...returnPage} />;
}
