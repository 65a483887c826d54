import { languages, type Language } from '@lehrpfad/contract/core/languages.ts';
import { offlineCaches } from '../core/offline/offline-names.ts';
import { logoPath } from './logo.ts';

const dayMs = 86_400_000;

/** Path and query of the page that is shown instead of one that cannot be loaded (public-pages/pages/offline-page.ts on the server). */
const addressIn = (language: Language) =>
  language === 'de' ? '/offline' : `/offline?lang=${language}`;

/** Returns the language that a page has by its URL. */
export function languageOf(url: string): Language {
  const asked = new URL(url, location.href).searchParams.get('lang');
  return languages.find((language) => language === asked) ?? 'de';
}

const storedIn = async (language: Language) =>
  (await caches.open(offlineCaches.shell)).match(addressIn(language), { ignoreVary: true });

/** Stores the page in a language, once a day. Without a network an older one stays. */
export async function keepOfflinePage(language: Language): Promise<void> {
  const kept = await storedIn(language);
  if (Date.parse(kept?.headers.get('date') ?? '') > Date.now() - dayMs) return;
  const cache = await caches.open(offlineCaches.shell);
  await Promise.allSettled([cache.add(addressIn(language)), cache.add(logoPath)]);
}

/** Returns the stored page in the language of the page that could not be loaded, otherwise in German; undefined if it is not stored. */
async function offlinePageFor({ url }: Request): Promise<Response | undefined> {
  const found = (await storedIn(languageOf(url))) ?? (await storedIn('de'));
  if (found === undefined) return undefined;
  const headers = new Headers(found.headers);
  // The stored body is not compressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(await found.text(), { status: 503, headers });
}

/** Shows the page if neither the server nor the device has an answer. */
export const offlineFallback = {
  handlerDidError: ({ request }: { readonly request: Request }) => offlinePageFor(request),
};
