import { diallingCodes } from '@lehrpfad/regions/parts/demo.ts';
import { createRandom, type Random } from '../../server/src/commands/demo/random.ts';
import {
  localNames,
  nameBeginnings,
  nameEndings,
} from '../../server/src/commands/demo/texts/names.ts';
import type { Trade } from '../../server/src/commands/demo/texts/trades/trade.ts';
import { trades } from '../../server/src/commands/demo/texts/trades/trades.ts';
import type { CorpusTown, Towns } from './towns.ts';

export interface Company {
  readonly id: number;
  readonly name: string;
  readonly trade: Trade;
  /** The town of most of its ads. */
  readonly town: CorpusTown;
  readonly phone: string;
  readonly logo: string | null;
}

const doubleNames = 0.15;
const townInName = 0.12;

/** Returns the number of companies: four ads each on average. */
export function companyCount(ads: number): number {
  return Math.max(1, Math.ceil(ads / 4));
}

/** Draws a company; a tenth of them has a third of the ads. */
export function drawCompany(random: Random, companies: number): number {
  return 1 + Math.floor(random.next() ** 2 * companies);
}

function familyName(random: Random): string {
  const single = () => random.pick(nameBeginnings) + random.pick(nameEndings);
  return random.chance(doubleNames) ? `${single()} & ${single()}` : single();
}

/** Returns the company of that number. It does not depend on the number of ads, so nothing is stored. */
export function companyOf(seed: string, id: number, towns: Towns): Company {
  const random = createRandom(`${seed}-company-${id}`);
  const trade = random.weighted(trades, ({ weight }) => weight);
  const town = towns.draw(random);
  const name = random
    .pick(trade.names)
    .replace('{name}', familyName(random))
    .replace('{place}', random.pick(localNames));
  return {
    id,
    trade,
    town,
    name: random.chance(townInName) ? `${name} ${town.name}` : name,
    phone: `${diallingCodes[town.district] ?? '0391'} ${random.int(20_000, 9_999_999)}`,
    logo: random.chance(0.6) ? `/media/logos/${random.uuid()}.webp` : null,
  };
}
