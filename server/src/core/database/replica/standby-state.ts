/** Rounds that are remembered: a standby that lags by more is not used anyway. */
const mostRounds = 120;

/** Sizes of the head of a page of the write-ahead log; a position right behind it means the same as one right before it. */
const heads: readonly bigint[] = [24n, 40n];
const pageBytes = 8192n;

/** Returns the same position for all that means that nothing was written behind it. */
export function endOf(position: bigint): bigint {
  const offset = position % pageBytes;
  return heads.includes(offset) ? position - offset : position;
}

interface Round {
  readonly at: number;
  readonly written: bigint;
}

/**
 * Works out how much a standby has taken in: it is told positions in the write-ahead log of the primary with their moments, and after each
 * of them how far the standby is.
 */
export class StandbyState {
  #rounds: Round[] = [];
  #replayed: bigint | undefined;
  #inStepAt = -Infinity;

  /** The standby has all that was committed before this moment; `-Infinity` where nothing is known. */
  get inStepAt(): number {
    return this.#inStepAt;
  }

  /**
   * @param at a moment before the position was read
   * @returns false where the standby has what this primary has not written: it has followed another one, and must not be used
   */
  noteWritten(at: number, position: bigint): boolean {
    if (this.#replayed !== undefined && this.#replayed > position) {
      this.#inStepAt = -Infinity;
      this.#rounds = [];
      return false;
    }
    this.#rounds.push({ at, written: endOf(position) });
    if (this.#rounds.length > mostRounds) this.#rounds.shift();
    return true;
  }

  /** The first position after a start or a failure is compared with the primary's next one before it counts. */
  noteReplayed(position: bigint): void {
    const isFirst = this.#replayed === undefined;
    this.#replayed = position;
    if (isFirst) return;
    const last = this.#rounds.findLastIndex(({ written }) => written <= position);
    const round = this.#rounds[last];
    if (round === undefined) return;
    this.#inStepAt = round.at;
    this.#rounds.splice(0, last + 1);
  }

  forget(): void {
    this.#rounds = [];
    this.#replayed = undefined;
    this.#inStepAt = -Infinity;
  }
}
