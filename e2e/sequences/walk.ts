import fc from 'fast-check';

/** Numbers from 0 (included) to 1 (excluded), the same ones for the same seed. */
export class Random {
  readonly #numbers: Iterator<number>;

  constructor(seed: number) {
    const fraction = fc.noBias(fc.integer({ min: 0, max: 2 ** 30 - 1 })).map((n) => n / 2 ** 30);
    const [numbers] = fc.sample(fc.infiniteStream(fraction), { seed, numRuns: 1 });
    if (numbers === undefined) throw new Error('There are no random numbers.');
    this.#numbers = numbers;
  }

  next(): number {
    return this.#numbers.next().value as number;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }
}

/** A possible action of a user. */
export interface Action {
  readonly name: string;
  /** Relative frequency of the action. */
  readonly weight: number;
  readonly isPossible: () => boolean;
  /** Runs the action in the browser and in the model. @returns its details for the log */
  readonly run: () => Promise<string | void>;
}

interface Walk {
  readonly seed: number;
  readonly steps: number;
  readonly random: Random;
  readonly actions: readonly Action[];
  /** Compares the browser and the server with the model after each step. */
  readonly check: () => Promise<void>;
}

function choose(random: Random, actions: readonly Action[]): Action {
  const weighted = actions.filter(({ isPossible }) => isPossible());
  let rest = random.next() * weighted.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = weighted.find(({ weight }) => (rest -= weight) < 0) ?? weighted.at(-1);
  if (chosen === undefined) throw new Error('No action is possible.');
  return chosen;
}

/**
 * Runs random actions, one after the other.
 * @throws the failure, with the seed and all actions until then
 */
export async function walk({ seed, steps, random, actions, check }: Walk): Promise<void> {
  const trail: string[] = [];
  console.log(`Random walk of ${steps} steps, seed ${seed}`);
  for (let step = 1; step <= steps; step += 1) {
    const action = choose(random, actions);
    trail.push(action.name);
    try {
      const about = await action.run();
      if (about !== undefined) trail[trail.length - 1] = `${action.name}: ${about}`;
      await check();
    } catch (error) {
      const done = trail.map((name, at) => `${at + 1}. ${name}`).join('\n');
      throw new Error(`Seed ${seed} fails at step ${step}:\n${done}`, { cause: error });
    }
  }
}
