import { expect, it } from 'vitest';
import { asExchangeError } from './fetch-errors.ts';
import { AnswerTimeoutError } from './timeouts.ts';
import { sentenceForStatus } from './error-sentences.ts';

const withCode = (code: string) => Object.assign(new Error(`english ${code}`), { code });
const url = 'https://feed.example/jobs.xml?key=geheim';

it.each([
  ['ENOTFOUND', 'unreachable', 'Diesen Servernamen gibt es nicht (ENOTFOUND)'],
  ['EAI_AGAIN', 'unreachable', 'Der Servername konnte nicht nachgeschlagen werden (EAI_AGAIN)'],
  ['ECONNREFUSED', 'unreachable', 'Der Server nimmt keine Verbindung an (ECONNREFUSED)'],
  ['ECONNRESET', 'unreachable', 'Der Server hat die Verbindung abgebrochen (ECONNRESET)'],
  ['ETIMEDOUT', 'unreachable', 'Der Server antwortet nicht (ETIMEDOUT)'],
  [
    'CERT_HAS_EXPIRED',
    'unreachable',
    'Das Sicherheitszertifikat des Servers ist abgelaufen (CERT_HAS_EXPIRED)',
  ],
  ['EPROTO', 'unreachable', 'Die verschlüsselte Verbindung kommt nicht zustande (EPROTO)'],
  [
    'HPE_INVALID_CONSTANT',
    'broken-answer',
    'Der Server antwortet nicht nach den Regeln von HTTP (HPE_INVALID_CONSTANT)',
  ],
  ['Z_DATA_ERROR', 'broken-answer', 'Die Antwort kann nicht entpackt werden (Z_DATA_ERROR)'],
  ['E_NEVER_HEARD', 'unreachable', 'Die Verbindung ist fehlgeschlagen (E_NEVER_HEARD)'],
])('%s is said in German, with its code, and without the query', (code, reason, said) => {
  const error = asExchangeError(withCode(code), url);
  expect(error).toMatchObject({ reason, message: `https://feed.example/jobs.xml: ${said}.` });
});

it('says what took too long, and nothing of an error without a code', () => {
  expect(
    asExchangeError(new AnswerTimeoutError('Der Server hat nicht geantwortet'), url).message,
  ).toBe('https://feed.example/jobs.xml: Der Server hat nicht geantwortet.');
  expect(asExchangeError(new Error('socket hang up'), url).message).toBe(
    'https://feed.example/jobs.xml: Die Verbindung ist fehlgeschlagen.',
  );
});

it.each([
  [403, 'Der Server verweigert den Zugriff (HTTP 403)'],
  [404, 'Unter der Adresse gibt es keine Seite (HTTP 404)'],
  [502, 'Beim Server ist ein Fehler aufgetreten (HTTP 502)'],
  [418, 'Der Server gibt die Seite nicht heraus (HTTP 418)'],
])('HTTP %i is said in German', (status, said) => {
  expect(sentenceForStatus(status)).toBe(said);
});
