/** An error that the operator can fix: it is shown as a sentence, without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
