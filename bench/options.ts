import { parseArgs } from 'node:util';
import type { PlaceTable } from './place-table.ts';

export const partNames = [
  'process',
  'http',
  'memory',
  'replace',
  'endurance',
  'points',
  'peers',
] as const;

export type PartName = (typeof partNames)[number];

export interface Options {
  /** Numbers of ads. */
  readonly sizes: readonly number[];
  /** Number of interleaved rounds. */
  readonly rounds: number;
  readonly parts: readonly PartName[];
  readonly places: PlaceTable;
}

function readParts(only: string | undefined, skipPeers: boolean): PartName[] {
  const wanted = only?.split(',') ?? partNames.filter((name) => !skipPeers || name !== 'peers');
  const unknown = wanted.filter((name) => !partNames.includes(name as PartName));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${partNames.join(', ')}.`);
  }
  return wanted as PartName[];
}

const usualSizes = { region: '5000,50000,500000', germany: '300000' } as const;

function readPlaces(text: string): PlaceTable {
  if (text === 'region' || text === 'germany') return text;
  throw new Error(`There are no places "${text}", but those of region and germany.`);
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string' },
      places: { type: 'string', default: 'region' },
      rounds: { type: 'string', default: '20' },
      only: { type: 'string' },
      'skip-peers': { type: 'boolean', default: false },
    },
  });
  const places = readPlaces(values.places);
  const sizes = (values.sizes ?? usualSizes[places]).split(',').map(Number);
  const rounds = Number(values.rounds);
  if ([...sizes, rounds].some((number) => !Number.isSafeInteger(number) || number < 1)) {
    throw new Error('Sizes and rounds are whole numbers from 1.');
  }
  return { sizes, rounds, places, parts: readParts(values.only, values['skip-peers']) };
}
