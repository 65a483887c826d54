/** Validators of a response (RFC 9110, 8.8); either may be empty. */
export interface FeedVersion {
  readonly etag: string;
  readonly lastModified: string;
}

/** Characters. Real entity tags have some forty. */
const maxTagLength = 500;

const tagForm = /^(?:W\/)?"[\x21\x23-\x7e]{0,500}"$/;

/** `Sun, 06 Nov 1994 08:49:37 GMT`; servers send no other form. */
const momentForm = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Returns the version that a response names; undefined if it names none, or in a form that no request can use. */
export function versionOf(headers: Readonly<Record<string, string>>): FeedVersion | undefined {
  const tag = (headers['etag'] ?? '').trim();
  const moment = (headers['last-modified'] ?? '').trim();
  const etag = tag.length <= maxTagLength && tagForm.test(tag) ? tag : '';
  const lastModified = momentForm.test(moment) ? moment : '';
  return etag === '' && lastModified === '' ? undefined : { etag, lastModified };
}

/** Headers that request a response only if there is another version. */
export function conditionsOf(version: FeedVersion | undefined): Readonly<Record<string, string>> {
  if (version === undefined) return {};
  const { etag, lastModified } = version;
  return {
    ...(etag !== '' && { 'if-none-match': etag }),
    ...(lastModified !== '' && { 'if-modified-since': lastModified }),
  };
}

/** Stores the version that a response names, once the whole response has been read. */
export function keepVersionOf(
  headers: Readonly<Record<string, string>>,
  keepVersion: ((version: FeedVersion) => void) | undefined,
): void {
  const version = versionOf(headers);
  if (version !== undefined) keepVersion?.(version);
}
