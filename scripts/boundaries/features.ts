import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Features by layer, lowest first; the names in one list share a layer. */
export type Layers = readonly (readonly string[])[];

const sides = ['server', 'web'] as const;

export function readLayers(): Layers {
  return JSON.parse(readFileSync(new URL('layers.json', import.meta.url), 'utf8')) as Layers;
}

/** Returns the features that `feature` may not import: all others of its own layer and above. */
export function outOfReach(layers: Layers, feature: string): string[] {
  const own = layers.findIndex((names) => names.includes(feature));
  return layers
    .slice(own)
    .flat()
    .filter((other) => other !== feature);
}

/**
 * Lists the existing features by their folders, so that a new feature is checked from its first file on.
 * @throws {Error} if a folder has no layer yet
 */
export function listFeatures(root: string, layers: Layers): { side: string; feature: string }[] {
  const known = new Set(layers.flat());
  return sides.flatMap((side) => {
    const folder = join(root, side, 'src/features');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((feature) => {
      if (!known.has(feature)) {
        throw new Error(
          `${side}/src/features/${feature} has no layer: give "${feature}" one in scripts/boundaries/layers.json.`,
        );
      }
      return { side, feature };
    });
  });
}
