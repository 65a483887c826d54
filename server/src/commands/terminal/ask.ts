import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError } from '../../core/config/operator-error.ts';

/** The source of the answers: a terminal or a pipe. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };
  readonly output: NodeJS.WritableStream;
}

function stopped(): never {
  throw new OperatorError('Stopped; nothing was changed.');
}

/** Asks a person questions. Until the last question is answered, the terminal never echoes by itself, not even text that is typed early. */
export class Questions {
  readonly #lines: Interface;
  readonly #output: NodeJS.WritableStream;
  readonly #ended: Promise<never>;
  /** Lines that were typed or pasted before their question was asked. */
  readonly #ahead: string[] = [];
  #hidden = true;

  constructor({ input, output }: Terminal) {
    const shown = new Writable({
      write: (chunk, _encoding, done) => {
        if (!this.#hidden) output.write(chunk);
        done();
      },
    });
    this.#output = output;
    this.#lines = createInterface({ input, output: shown, terminal: true });
    this.#lines.on('line', (line) => this.#ahead.push(line));
    this.#ended = once(this.#lines, 'close').then(stopped);
    // Closing at the end is not an error; nobody awaits this promise then.
    this.#ended.catch(() => undefined);
  }

  /** Repeats the question until the answer is not empty. */
  async line(question: string): Promise<string> {
    for (;;) {
      const answer = (await this.#ask(question)).trim();
      if (answer !== '') return answer;
    }
  }

  /** @throws {OperatorError} if the two answers differ */
  async passwordTwice(): Promise<string> {
    const password = await this.#ask('Password: ', true);
    if (password !== (await this.#ask('Once more: ', true))) {
      throw new OperatorError('The two passwords differ; nothing was changed.');
    }
    return password;
  }

  close(): void {
    this.#lines.close();
  }

  async #ask(question: string, hidden = false): Promise<string> {
    const ahead = this.#ahead.shift();
    if (ahead !== undefined) {
      this.#output.write(`${question}\n`);
      return ahead;
    }
    this.#hidden = false;
    const answer = this.#lines.question(question).catch(stopped);
    // The question has already been written, so only the answer is hidden.
    this.#hidden = hidden;
    try {
      return await Promise.race([answer, this.#ended]);
    } finally {
      if (hidden) this.#output.write('\n');
      this.#hidden = true;
    }
  }
}

/** Returns the first line of piped input. */
export async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of input) text += String(chunk);
  return text.split(/\r?\n/, 1)[0] ?? '';
}
