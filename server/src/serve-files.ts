import { mapServiceSentence } from '@lehrpfad/contract/notices/map-service.ts';
import type { FastifyInstance } from 'fastify';
import { berlinDay, type Clock } from './core/clock.ts';
import type { Config } from './core/config/config.ts';
import type { Files } from './core/files/files.ts';
import { serveMedia } from './core/files/media.ts';
import type { Links } from './core/http/links.ts';
import { languageOf, pathIn } from './core/text/page-words.ts';
import { serveSite, type SiteOptions } from './core/site/site.ts';
import type { registerBackgrounds } from './features/backgrounds/routes.ts';
import type { LiveSearch } from './features/search/live-search.ts';
import { namedStarts } from './features/search/named-starts.ts';
import { startPicturePath } from './features/public-pages/pictures/routes.ts';

type Backgrounds = Pick<ReturnType<typeof registerBackgrounds>, 'first' | 'variant'>;

interface ServedFiles {
  readonly config: Pick<Config, 'mapStyleUrl' | 'serviceWorker'>;
  readonly files: Files;
  readonly backgrounds: Backgrounds;
  readonly links: Pick<Links, 'to'>;
  readonly clock: Clock;
  readonly search: Pick<LiveSearch, 'schoolPeriods'>;
  /** Values of the app shell other than the background and the map. */
  readonly siteValues: NonNullable<SiteOptions['first']>[number];
}

/** Serves uploaded files, and the browser application with the values for its app shell. */
export async function serveFiles(
  http: FastifyInstance,
  { config, files, backgrounds, siteValues, links, clock, search }: ServedFiles,
): Promise<void> {
  serveMedia(http, files, backgrounds.variant);
  const mapValues = () => ({ 'map-service': mapServiceSentence(config.mapStyleUrl) });
  const shared: typeof siteValues = ({ query }) => ({
    address: links.to('/'),
    // The page in another language has a URL of its own for search engines.
    'own-address': links.to(pathIn(languageOf(query), '/')),
    picture: links.to(startPicturePath),
  });
  const starts = () => ({
    'named-starts': JSON.stringify(
      namedStarts(berlinDay(clock()), search.schoolPeriods).map(({ label, range }) => ({
        label,
        value: range,
      })),
    ),
  });
  const first = [backgrounds.first, siteValues, mapValues, starts, shared];
  await serveSite(http, { first, serviceWorker: config.serviceWorker });
}
