import type { FastifyInstance } from 'fastify';
import { languageOf, pathIn } from '../../core/text/page-words.ts';
import { rateLimitOf } from '../../core/security/rate-limits.ts';

/** Paths of the application without a page of the server: typed without `#`, they redirect to the application. */
const ofApplication = [
  '/login',
  '/registrieren/anfrage',
  '/information',
  '/information/*',
  '/kontakt/barriere',
  '/unternehmen',
  '/konto',
  '/redakteure',
  '/redakteure/*',
  '/suche/:segment',
  // Beside them are the pages of companies, below the same path.
  ...[
    'setup',
    'unternehmensprofil',
    'kontaktpersonen',
    'stellenangebote',
    'zahlen',
    'events',
    'boersen',
  ].flatMap((section) => [`/unternehmen/${section}`, `/unternehmen/${section}/*`]),
];

/** Parameters of a search in the application's URL. */
const searchParameters = [
  'search_multi_match',
  'city',
  'postcode',
  'state',
  'perimeter',
  'job_type__terms',
  'job_start__range',
  'start',
  'brafo_fields',
  'area_search',
  'job_ids',
  'ad',
  'event',
  'sort',
] as const;

const maxValueLength = 300;

/** The application's URL of a search; unknown, empty and overlong values are left out. */
function applicationSearch(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const name of searchParameters) {
    const value = query[name];
    if (typeof value === 'string' && value !== '' && value.length <= maxValueLength)
      search.set(name, value);
  }
  const text = search.toString();
  return `/#/suche${text && `/${Buffer.from(text).toString('base64url')}`}`;
}

/** Redirects URLs without `#` to the application's own. */
export function serveRedirects(app: FastifyInstance): void {
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('search') } };
  app.get('/suche', options, (request, reply) =>
    reply.redirect(
      pathIn(
        languageOf(request.query),
        applicationSearch(request.query as Record<string, unknown>),
      ),
      302,
    ),
  );
  for (const path of ofApplication) {
    app.get(path, options, (request, reply) => {
      // The path stays as it was sent; of the query the application reads only the language.
      const [known = ''] = request.url.split('?');
      const target = `/#${known.replace(/\/{1,9}$/, '')}`;
      return reply.redirect(pathIn(languageOf(request.query), target), 302);
    });
  }
}
