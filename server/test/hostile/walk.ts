import type { AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { allEndpoints } from '../endpoints.ts';
import { mayCall, nameOf, roles, type Calls, type Role } from './calls.ts';
import type { FormFile } from '../form.ts';
import { entriesOf, type Entry } from './entries.ts';
import { fileKinds } from './files.ts';
import { excessiveGrowth, ordinaryTime, processClock, threadClock } from './excessive-growth.ts';
import { shapes, textOf } from './shapes.ts';

/**
 * Endpoints whose harmless call in these tests does not succeed, with the reason. They are tested nevertheless, as far as the call
 * gets.
 */
export const notReached: Readonly<Record<string, string>> = {
  'POST token/': 'The password of the tests is none of the harmless values.',
  'POST token/refresh/': 'It takes a secret.',
  'POST token/second-step/': 'It takes the secret of a pending login.',
  'POST token/second-step/passkey/': 'It takes the secret of a pending login.',
  'POST user/own/confirm/': 'It takes the password.',
  'POST user/own/two-step/totp/confirm/': 'It takes a code of a secret.',
  'POST user/own/two-step/passkeys/': 'It takes an answer to a challenge.',
  'POST user/own/password/': 'It takes the password.',
  'POST user/own/email/': 'It takes the password.',
  'POST user/own/close/': 'It takes the password, and ends the account.',
  'POST team/transfer/': 'It takes the password.',
  'GET exchanges/import-results/': 'It takes the secret of a link.',
  'GET exchanges/receipts/': 'It takes the secret of a link.',
  'POST ad-reports/post/': 'The ad of the harmless number is not public.',
  'POST jobs/resume/': 'No job is suspended.',
  'POST jobs/run/': 'The harmless name is that of no job.',
  'PATCH maintenance/patch/:id/': 'The harmless days are those of another notice.',
};

/** Lists every entry of an endpoint, which accepts an external value. */
const entriesFor = ({ params, query, body }: AnyEndpoint): Entry[] =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : entriesOf(part as Entry['part'], schema),
  );

/** All endpoints of the contract that accept a text or a file, with their entries. */
export const takingText = (await allEndpoints())
  .map(([, endpoint]) => ({ endpoint, name: nameOf(endpoint), entries: entriesFor(endpoint) }))
  .filter(({ entries, endpoint }) => entries.length > 0 || endpoint.upload !== undefined);

export const rolesOf = (endpoint: AnyEndpoint): readonly Role[] =>
  roles.filter((role) => mayCall(role, endpoint));

/** The longest text that also fits the limit of the body, where each code unit may take three bytes. */
const longestOf = ({ endpoint, entry }: Tried): number =>
  Math.min(
    entry.max,
    Math.floor((endpoint.upload ? limits.formFieldBytes : limits.jsonBodyBytes) / 3) - 1000,
  );

export interface Tried {
  readonly calls: Calls;
  readonly endpoint: AnyEndpoint;
  readonly entry: Entry;
  readonly role: Role;
  /** Name of a shape. */
  readonly shape: string;
}

/** Returns a text of that many code units, or slightly fewer. */
const upTo = (shape: string, max: number) => textOf(shapes[shape]!, max).slice(0, max);
/** Returns a text that is too long, even if the limit counts code points: one has at most two code units. */
export const beyond = (shape: string, max: number) =>
  textOf(shapes[shape]!, 2 * max + 20).padEnd(2 * max + 2, 'x');

/** Responses to a text that is too long. 403: this role may not set the field. A URL that is too long may match no route. */
const tooLong: Readonly<Record<Entry['part'], readonly number[]>> = {
  params: [400, 404],
  query: [400],
  body: [400, 403, 413],
};

const isRefusal = ({ part }: Entry, status: number): boolean => tooLong[part].includes(status);

/** Maximum time for which a call may block this thread, in multiples of ordinary work. */
const maxBusy = 100;

/**
 * Makes calls with texts of several lengths, and returns the error in the responses, if any.
 * @param prepare builds the call's content; its time is not measured
 */
async function objectionToCalls(
  call: (text: string) => Promise<number>,
  shape: string,
  lengths: readonly number[],
  prepare: (text: string) => unknown = () => undefined,
): Promise<string | undefined> {
  const statuses = new Set<number>();
  const longest = lengths.at(-1)!;
  /** Shortest time of this thread for a call with the longest text. */
  let min = Infinity;
  const read = async (text: string) => {
    const before = threadClock();
    statuses.add(await call(text));
    if (text.length > longest / 2) min = Math.min(min, threadClock() - before);
  };
  const textOfLength = (length: number) => {
    const text = upTo(shape, length);
    prepare(text);
    return text;
  };
  const found = await excessiveGrowth(read, textOfLength, lengths, processClock);
  if (found) return `takes ${JSON.stringify(found)}`;
  const busy = min / (await ordinaryTime());
  if (busy > maxBusy) return `keeps the server busy for ${busy} times ordinary work`;
  const failed = [...statuses].filter((status) => status >= 500);
  return failed.length > 0 ? `is answered by ${failed.join(', ')}` : undefined;
}

const partsOf = (longest: number, parts: readonly number[]) =>
  parts.map((part) => Math.max(1, Math.round(longest * part)));

/**
 * Returns the error in the responses to a malicious text at its maximum length and above it; undefined if there is none.
 * @param parts fractions of the maximum at which time is measured, the smallest first
 */
export async function objectionTo(
  tried: Tried,
  parts: readonly number[],
): Promise<string | undefined> {
  const { calls, endpoint, entry, role, shape } = tried;
  const call = (text: string) => calls.make(role, endpoint, { entry, text });
  const wrong = await objectionToCalls(call, shape, partsOf(longestOf(tried), parts));
  if (wrong !== undefined) return wrong;
  const status = await call(beyond(shape, entry.max));
  return isRefusal(entry, status) ? undefined : `is ${status} when it is too long`;
}

/**
 * Returns the error in the responses to a malicious text in a file; undefined if there is none.
 * @param lengths lengths of the text, the smallest first
 */
export function objectionToFile(
  { calls, endpoint, role, shape }: Omit<Tried, 'entry'>,
  { field, kind }: { readonly field: string; readonly kind: string },
  lengths: readonly number[],
): Promise<string | undefined> {
  const files = new Map<string, FormFile>();
  // Building a workbook takes longer than refusing it, so files are built once.
  const fileOf = (text: string) => {
    const file = files.get(text) ?? fileKinds[kind]!(text);
    files.set(text, file);
    return file;
  };
  const call = (text: string) => calls.make(role, endpoint, { files: { [field]: fileOf(text) } });
  return objectionToCalls(call, shape, lengths, fileOf);
}

/** Returns the status for a file that is one byte too large. */
export function answerToTooLarge(
  { calls, endpoint, role }: Pick<Tried, 'calls' | 'endpoint' | 'role'>,
  field: string,
): Promise<number> {
  const { bytes = 0 } = endpoint.upload?.files[field.replace(/_1$/, '')] ?? {};
  const file = { bytes: Buffer.alloc(bytes + 1, '<'), name: 'a.csv' };
  return calls.make(role, endpoint, { files: { [field]: file } });
}
