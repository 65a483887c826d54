/** Number of remembered rounds: a standby with a larger lag is not used anyway. */
const maxRounds = 120;

/** Sizes of the header of a page of the write-ahead log; a position directly after it is equivalent to one directly before it. */
const heads: readonly bigint[] = [24n, 40n];
const pageBytes = 8192n;

/** Normalises a position, so that positions with no data between them are equal. */
export function endOf(position: bigint): bigint {
  const offset = position % pageBytes;
  return heads.includes(offset) ? position - offset : position;
}

interface Round {
  readonly at: number;
  readonly written: bigint;
}

/**
 * Calculates how far a standby has replayed: receives positions in the write-ahead log of the primary with their times, and after each
 * of them the position of the standby.
 */
export class StandbyState {
  #rounds: Round[] = [];
  #replayed: bigint | undefined;
  #inStepAt = -Infinity;

  /** The standby has all commits before this moment; `-Infinity` if unknown. */
  get inStepAt(): number {
    return this.#inStepAt;
  }

  /**
   * @param at a moment before the position was read
   * @returns false if the standby has data that this primary has not written: it has followed another one, and must not be used
   */
  noteWritten(at: number, position: bigint): boolean {
    if (this.#replayed !== undefined && this.#replayed > position) {
      this.#inStepAt = -Infinity;
      this.#rounds = [];
      return false;
    }
    this.#rounds.push({ at, written: endOf(position) });
    if (this.#rounds.length > maxRounds) this.#rounds.shift();
    return true;
  }

  /** The first position after a start or a failure counts only after a comparison with the primary's next one. */
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
