import type { FastifyRequest } from 'fastify';
import type { AppError } from '../http/errors.ts';
import { languageOf, wordsOf, type PageWords } from '../text/page-words.ts';
import { messagePage, type ServerPage } from './page.ts';

function titleOf(status: number, { t }: PageWords): string {
  if (status === 403) return t('Bitte noch einmal');
  if (status === 429) return t('Zu viele Versuche');
  return status === 500 ? t('Etwas ist schiefgegangen') : t('Das ging nicht');
}

function wayOut(status: number, detail: string, { t, translated }: PageWords): string {
  if (status !== 403) return translated(detail);
  return t(
    'Das Formular lag zu lange offen, oder Ihr Browser nimmt keine Cookies an. Öffnen Sie die Seite bitte neu, oder den Link aus der E-Mail, und senden Sie das Formular noch einmal.',
  );
}

/**
 * Returns the page that tells a person why there is no answer, in the language of its URL.
 * @param refusal undefined if the server is at fault
 */
export function refusalPage(
  refusal: AppError | undefined,
  { id, query }: Pick<FastifyRequest, 'id' | 'query'>,
): ServerPage {
  const status = refusal?.statusCode ?? 500;
  const words = wordsOf(languageOf(query));
  const { t, at } = words;
  const text =
    refusal === undefined
      ? t(
          'Ein unerwarteter Fehler ist aufgetreten (Kennung {id}). Bitte versuchen Sie es später noch einmal.',
          { id },
        )
      : wayOut(status, refusal.answer.detail, words);
  return messagePage({
    status,
    words,
    title: titleOf(status, words),
    paragraphs: [text],
    ways: [{ label: t('Zur Startseite'), url: at('/') }],
  });
}
