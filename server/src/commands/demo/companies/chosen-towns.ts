import type { DemoTown } from '../base.ts';
import type { Random } from '../random.ts';
import type { Trade } from '../texts/trades/trade.ts';

/** Minimum of companies per district, so that pupils find some in each one. */
const sharePerDistrict = 10;

/** Factories and hospitals are only in larger towns, bakeries also in villages. */
const smallestTownOfLargeTrade = 4000;

/** Larger towns have more companies, but not quite in proportion. */
const weightOf = ({ population }: DemoTown) => population ** 0.85;

/** Chooses a town for the company of that number; `taken` holds the towns of the same enterprise. */
export function chooseTown(
  random: Random,
  towns: readonly DemoTown[],
  number: number,
  trade: Trade,
  taken: ReadonlySet<DemoTown>,
): DemoTown {
  const districts = [...new Set(towns.map(({ district }) => district))];
  const district =
    number < districts.length * sharePerDistrict ? districts[number % districts.length] : undefined;
  const near = towns.filter((town) => district === undefined || town.district === district);
  const fitting = near.filter(
    (town) =>
      !taken.has(town) && (trade.size !== 'large' || town.population >= smallestTownOfLargeTrade),
  );
  const free = towns.filter(
    (town) => !taken.has(town) && town.population >= smallestTownOfLargeTrade,
  );
  return random.weighted(fitting.length > 0 ? fitting : free, weightOf);
}
