import type { TextSearch } from '../../matching/text-search.ts';
import type { AdDocIds } from '../ad-doc-ids.ts';
import { renumber } from './renumber.ts';
import { finish, type Steps } from './steps.ts';

/** Milliseconds of renumbering in each turn of the event loop. */
const msOfATurn = 4;

/** At twice the number of changes that start it, renumbering finishes at once, so that it keeps up with fast changes. */
const farTooUntidy = 2;

/** Renumbers the doc ids of an index after many changes, in steps. Searches and changes go on between the steps. */
export class BackgroundRenumbering {
  readonly #ads: AdDocIds;
  readonly #text: TextSearch;
  readonly #forget: () => void;
  #steps: Steps | undefined;
  #isScheduled = false;
  /** The error with which a step has failed since the last change. */
  #failure: unknown;

  /** @param forget drops cached results that contain old doc ids */
  constructor(ads: AdDocIds, text: TextSearch, forget: () => void) {
    this.#ads = ads;
    this.#text = text;
    this.#forget = forget;
  }

  get isUnderWay(): boolean {
    return this.#steps !== undefined;
  }

  /** Starts renumbering if the last change made it necessary. @throws the error of a step since the last change */
  afterChange(): void {
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined) throw failure;
    if (this.#ads.isUntidy(farTooUntidy)) this.finish();
    else if (this.#ads.isUntidy()) this.#steps ??= renumber(this.#ads, this.#text);
  }

  /** Runs one step. @returns whether steps remain */
  step(): boolean {
    if (this.#steps === undefined) return false;
    try {
      if (this.#steps.next().done !== true) return true;
    } catch (error) {
      this.stop();
      throw error;
    }
    this.#steps = undefined;
    this.#forget();
    return false;
  }

  /** Runs all remaining steps at once, or all steps if none has run. */
  finish(): void {
    const steps = this.#steps ?? renumber(this.#ads, this.#text);
    this.#steps = undefined;
    finish(steps);
    this.#forget();
  }

  /** Cancels the renumbering and drops its intermediate state. */
  stop(): void {
    this.#steps?.return();
    this.#steps = undefined;
  }

  /** Runs the remaining steps a few ms at a time, so that requests are answered in between. */
  goOnBetweenRequests(): void {
    if (this.#isScheduled || !this.isUnderWay) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#stepFor(msOfATurn);
      this.goOnBetweenRequests();
    });
  }

  #stepFor(ms: number): void {
    const end = performance.now() + ms;
    try {
      while (this.step() && performance.now() < end);
    } catch (error) {
      this.#failure = error;
    }
  }
}
