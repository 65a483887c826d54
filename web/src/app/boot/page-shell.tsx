import { audienceTexts } from '@lehrpfad/contract/faq/audience-texts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { queryClient } from '../../core/data/query-client.ts';
import { foreignLanguage, t, translated } from '../../core/texts/texts.ts';
import { FavouritesLink } from '../../features/search/favourites/favourites-link.tsx';
import { accessibility } from '../../features/pages/legal/accessibility-page.tsx';
import { imprint } from '../../features/pages/legal/imprint-page.tsx';
import { privacy } from '../../features/pages/legal/privacy/privacy-page.tsx';
import { Header } from '../frame/header.tsx';
import layout from '../frame/layout.module.css';
import { PlainButton } from '../frame/plain-button.tsx';

/** Headings by page, as `before-hand-over.ts` names it: the path, or the name of a page whose path contains more. */
const headings: Readonly<Record<string, string>> = {
  start: t('Finde deinen Weg in den Beruf'),
  results: t('Stellen finden'),
  favourites: t('Deine Favoriten'),
  events: t('Events zu Ausbildung und Beruf'),
  information: t('Informationen'),
  ...Object.fromEntries(
    Object.entries(audienceTexts).map(([page, { title }]) => [
      `information/${page}`,
      translated(title),
    ]),
  ),
  kontakt: t('Kontakt'),
  'kontakt/barriere': t('Barriere melden'),
  // Legal texts are German in every language.
  ...Object.fromEntries(
    [imprint, privacy, accessibility].map((text) => [text.path.slice(1), text.title]),
  ),
};

/** The path is in the hash of the address. It has no page, so that no link of the header is the current one. */
const routing = { hook: useHashLocation, ssrPath: '/-' };

/**
 * The app shell of every page that has none of its own: the header, the heading of the page and placeholders. Rendered at build time only, so it
 * may contain what the application loads later.
 */
export function PageShell() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router {...routing}>
        <a href="#inhalt" className={`${layout.skip} py-3 px-5 rounded-md text-on-solid bg-solid`}>
          {t('Zum Inhalt springen')}
        </a>
        <Header>
          {foreignLanguage() === undefined && <PlainButton />}
          <FavouritesLink />
        </Header>
        <main id="inhalt" tabIndex={-1} className={`${layout.main} flex flex-1 flex-col bg-ground`}>
          <div className="py-8 px-4 max-w-page w-full mx-auto text-ink" data-placeholder="">
            {Object.entries(headings).map(([page, heading]) => (
              <h1 key={page} className="mb-6" data-heading={page}>
                {heading}
              </h1>
            ))}
            <p role="status" className="visually-hidden" data-pending="">
              {t('Wird geladen …')}
            </p>
            <div className="stack gap-3" aria-hidden="true" data-pending="">
              <div />
              <div />
              <div />
            </div>
          </div>
        </main>
      </Router>
    </QueryClientProvider>
  );
}

/** The message that the application cannot be loaded, which the head script shows. It is in the HTML, because nothing else may come. */
export function LoadingFailed() {
  return (
    <div className="row gap-3 justify-center p-3 text-on-solid">
      <p className="m-0">
        {t(
          'Fehler – Bei der Bearbeitung Ihrer Anfrage ist ein unerwarteter Fehler aufgetreten. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann erneut.',
        )}
      </p>
      <button
        type="button"
        className="min-h-tap px-5 border-clear rounded font-bold text-danger bg-paper"
        data-reload=""
      >
        {t('Neu laden')}
      </button>
    </div>
  );
}
