/** Something that whoever runs the program can mend: it is told in a sentence, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
