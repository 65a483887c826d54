/** What of an error is written down: enough to find the fault, and nothing that a person typed. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Which rule of the database was broken. */
  readonly constraint?: string;
  /** Only the frames; the head of a stack repeats the message. */
  readonly stack: string;
  readonly cause?: LoggedError;
}

const deepestCause = 3;

/**
 * Messages of PostgreSQL's class 22 (data exceptions) and of `JSON.parse` quote the value they are about; all
 * from the first quotation mark on is cut. Parameters, details and queries are separate fields of such an
 * error and are not copied at all.
 */
function messageWithoutInput(name: string, code: string, message: string): string {
  const quotesInput = /^22...$/.test(code) || name === 'SyntaxError';
  const quote = quotesInput ? message.search(/["'“„]/) : -1;
  return quote < 0 ? message : message.slice(0, quote).trimEnd();
}

function framesOf(stack: unknown): string {
  if (typeof stack !== 'string') return '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Takes errors, and the plain objects that libraries pass on in their place. */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (typeof thrown !== 'object' || thrown === null) {
    return { type: typeof thrown, message: 'something else than an error was thrown', stack: '' };
  }
  const { name, message, code, constraint, stack, cause } = thrown as Record<string, unknown>;
  return {
    type: text(name) || 'Error',
    message: messageWithoutInput(text(name), text(code), text(message)),
    ...(text(code) && { code: text(code) }),
    ...(text(constraint) && { constraint: text(constraint) }),
    stack: framesOf(stack),
    ...(cause !== undefined && depth < deepestCause && { cause: loggedError(cause, depth + 1) }),
  };
}
