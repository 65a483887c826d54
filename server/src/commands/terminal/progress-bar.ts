interface Output {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const width = 30;
/** More frequent updates would cost time and would not be visible. */
const drawEveryMs = 100;
/** If the output is not a terminal, a line is printed every this many items. */
const lineEvery = 1000;

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Shows progress on one line of a terminal that is overwritten; elsewhere it prints a line from time to time. */
export class ProgressBar {
  readonly #output: Output;
  readonly #now: () => number;
  readonly #began: number;
  #drawnAt = -Infinity;
  #said = 0;
  #isOpen = false;

  constructor(output: Output, now: () => number = () => performance.now()) {
    this.#output = output;
    this.#now = now;
    this.#began = now();
  }

  /** @param total null if it is unknown */
  show(done: number, total: number | null): void {
    if (this.#output.isTTY !== true) {
      if (done - this.#said < lineEvery) return;
      this.#said = done;
      this.#output.write(`${this.#text(done, total)}\n`);
      return;
    }
    if (this.#now() - this.#drawnAt < drawEveryMs) return;
    this.#drawnAt = this.#now();
    this.#isOpen = true;
    this.#output.write(`\r\u001B[2K${this.#text(done, total)}`);
  }

  /** Draws the bar for the last time and ends its line. */
  end(done: number, total: number | null): void {
    if (!this.#isOpen) return;
    this.#output.write(`\r\u001B[2K${this.#text(done, total)}\n`);
    this.#isOpen = false;
  }

  #text(done: number, total: number | null): string {
    const seconds = (this.#now() - this.#began) / 1000;
    const speed = `${figures.format(done / Math.max(seconds, 0.001))}/s`;
    if (total === null || total === 0) return `${figures.format(done)} records, ${speed}`;
    const share = Math.min(1, done / total);
    const filled = Math.round(share * width);
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
    const left = Math.ceil((seconds / Math.max(share, 0.001)) * (1 - share));
    const rest = done === 0 ? '' : `, ${figures.format(left)} s left`;
    return `${bar} ${Math.floor(share * 100)} %  ${figures.format(done)} of ${figures.format(total)}, ${speed}${rest}`;
  }
}
