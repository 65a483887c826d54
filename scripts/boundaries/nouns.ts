import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Nouns in their order of rank, lowest first; nouns of one list share a rank. */
export type Ranks = readonly (readonly string[])[];

const sides = ['server', 'web'] as const;

export function readRanks(): Ranks {
  return JSON.parse(readFileSync(new URL('ranks.json', import.meta.url), 'utf8')) as Ranks;
}

/** Nouns that `noun` may not import: those of its own rank and above, without itself. */
export function outOfReach(ranks: Ranks, noun: string): string[] {
  const own = ranks.findIndex((nouns) => nouns.includes(noun));
  return ranks
    .slice(own)
    .flat()
    .filter((other) => other !== noun);
}

/**
 * The features there are, read from the folders, so that a new one is guarded from its first file on.
 * @throws {Error} where a folder has no rank yet
 */
export function listFeatures(root: string, ranks: Ranks): { side: string; noun: string }[] {
  const known = new Set(ranks.flat());
  return sides.flatMap((side) => {
    const folder = join(root, side, 'src/features');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((noun) => {
      if (!known.has(noun)) {
        throw new Error(
          `${side}/src/features/${noun} has no rank: give "${noun}" one in scripts/boundaries/ranks.json.`,
        );
      }
      return { side, noun };
    });
  });
}
