import { parseArgs } from 'node:util';

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
}

function readParts(only: string | undefined, skipPeers: boolean): PartName[] {
  const wanted = only?.split(',') ?? partNames.filter((name) => !skipPeers || name !== 'peers');
  const unknown = wanted.filter((name) => !partNames.includes(name as PartName));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${partNames.join(', ')}.`);
  }
  return wanted as PartName[];
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '5000,50000,500000' },
      rounds: { type: 'string', default: '20' },
      only: { type: 'string' },
      'skip-peers': { type: 'boolean', default: false },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  const rounds = Number(values.rounds);
  if ([...sizes, rounds].some((number) => !Number.isSafeInteger(number) || number < 1)) {
    throw new Error('Sizes and rounds are whole numbers from 1.');
  }
  return { sizes, rounds, parts: readParts(values.only, values['skip-peers']) };
}
