import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';
import { additions, industrialStreets, streets } from '../texts/names.ts';
import type { Trade } from '../texts/trades/trade.ts';

/** Makes a row for `addresses`. */
export function makeAddress(random: Random, ids: Ids, placeId: number, size: Trade['size']) {
  const industrial = size === 'large' && random.chance(0.6);
  const street = random.pick(industrial ? industrialStreets : streets);
  const letter = random.chance(0.12) ? random.pick(['a', 'b', 'c']) : '';
  return {
    id: ids.next('addresses'),
    street: `${street} ${random.int(1, 140)}${letter}`,
    additional: random.chance(0.06) ? random.pick(additions) : '',
    place_id: placeId,
  };
}
