/** The parts of an error that are logged: enough to find the fault, but nothing that a person typed. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The violated constraint of the database. */
  readonly constraint?: string;
  /** Only the frames; the first line of a stack trace repeats the message. */
  readonly stack: string;
  readonly cause?: LoggedError;
}

const deepestCause = 3;

/**
 * Removes input from a message. Messages of PostgreSQL's class 22 (data exceptions) and of `JSON.parse` quote the value that caused
 * them; everything from the first quotation mark on is cut off. Parameters, details and queries are separate fields of such an
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

/** Accepts errors and the plain objects that libraries pass instead. */
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
