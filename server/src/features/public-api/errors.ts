import { z } from 'zod';
import { AppError } from '../../core/http/errors.ts';

/** Response to every failed request, for developers: in English, and always of the same shape. */
export const publicError = z.object({
  errors: z.array(
    z.object({
      status: z.string(),
      code: z.string(),
      detail: z.string(),
      source: z.object({ parameter: z.string() }).optional(),
    }),
  ),
});

export type PublicError = z.infer<typeof publicError>;

const english = z.locales.en().localeError;

const details: Readonly<Record<number, readonly [code: string, detail: string]>> = {
  404: ['not_found', 'There is nothing public at this address.'],
  405: ['read_only', 'This interface is read with GET and HEAD only.'],
  410: ['gone', 'It is not public any more.'],
  429: ['too_many', 'Too many requests. Try again after the seconds of Retry-After.'],
  503: ['unavailable', 'The service is starting or busy. Try again in a moment.'],
};

/** Describes a refusal by its status only, since the texts of the application are German. */
function errorOf(status: number): PublicError {
  const fallback =
    status < 500
      ? (['bad_request', 'The request is wrong.'] as const)
      : (['internal', 'Something went wrong on the server.'] as const);
  const [code, detail] = details[status] ?? fallback;
  return { errors: [{ status: String(status), code, detail }] };
}

/** An error with a complete response body. */
class DescribedError extends AppError {
  readonly body: PublicError;

  constructor(status: number, body: PublicError) {
    super(status, { detail: 'Die Anfrage ist fehlerhaft.', code: 'malformed' });
    this.body = body;
  }
}

/** Returns the response body of an error: its own, or one that is derived from its status. */
export const bodyOf = (error: Error, status: number): PublicError =>
  error instanceof DescribedError ? error.body : errorOf(status);

/** A parameter and its error. */
type Fault = readonly [parameter: string, detail: string];

/** Some parameters are invalid. */
export class WrongParameters extends DescribedError {
  constructor(faults: readonly Fault[]) {
    const errors = faults.map(([parameter, detail]) => ({
      status: '400',
      code: 'wrong_parameter',
      detail,
      source: { parameter },
    }));
    super(400, { errors });
  }
}

function faultsOf({ issues }: z.ZodError): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => [key.slice(0, 100), 'There is no such parameter.'] as const);
    // All values of a query are texts; a repeated name makes a list of them.
    const detail = issue.code === 'invalid_type' ? 'It may be there once only.' : issue.message;
    return [[String(issue.path[0]), detail]];
  });
}

/** Reads a query. @throws {WrongParameters} */
export function readQuery<Query extends z.ZodObject>(
  schema: Query,
  query: unknown,
): z.output<Query> {
  const { success, data, error } = schema.safeParse(query, { error: english });
  if (!success) throw new WrongParameters(faultsOf(error));
  return data;
}

/** The error for an unknown key. */
export function invalidKey(): AppError {
  const detail =
    'There is no such key. Send `Authorization: Bearer` and the whole key, or no key at all.';
  return new DescribedError(401, { errors: [{ status: '401', code: 'invalid_key', detail }] });
}

/** The error for a key that editors have blocked. */
export function blockedKey(): AppError {
  const detail = 'This key is blocked. Its owner was told why by mail.';
  return new DescribedError(403, { errors: [{ status: '403', code: 'blocked_key', detail }] });
}

/** The error for an object that was public once. */
export const goneError = (): AppError =>
  new AppError(410, { detail: 'Das gibt es nicht mehr.', code: 'gone' });

/** The error for a cursor of the changes after which some may be missing. */
export function startOver(): AppError {
  const detail = 'The cursor is too old or of another database. Read everything again.';
  return new DescribedError(410, { errors: [{ status: '410', code: 'start_over', detail }] });
}
