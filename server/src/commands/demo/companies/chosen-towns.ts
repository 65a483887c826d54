import type { DemoTown } from '../base.ts';
import type { Random } from '../random.ts';
import type { Trade } from '../texts/trades/trade.ts';

/** Every district gets its share before the weights decide, so that no pupil finds an empty one. */
const sharePerDistrict = 10;

/** Works and clinics stand in towns, bakers also in villages. */
const smallestTownOfLargeTrade = 4000;

/** Large towns have more companies, but not quite in proportion. */
const weightOf = ({ population }: DemoTown) => population ** 0.85;

/** A town for the company of that number; `taken` holds those where the same enterprise is already. */
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
