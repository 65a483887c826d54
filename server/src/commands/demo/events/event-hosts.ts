import type { DemoTown } from '../base.ts';
import type { DemoCompany } from '../companies/companies.ts';
import type { Random } from '../random.ts';
import type { EventHosts } from '../texts/events.ts';
import type { Trade } from '../texts/trades/trade.ts';
import { buildingTrades } from '../texts/trades/trades-building.ts';
import { industryTrades } from '../texts/trades/trades-industry.ts';

const makers = new Set<Trade>([...buildingTrades, ...industryTrades]);
const caring = new Set(['Pflege, Rettungsdienst', 'Erziehung, Soziales']);
const workshops = /werkstatt|Tischlerei|Schneiderei|Metall|Maschinenbau|Lackiererei/i;

const fits: Readonly<Record<EventHosts, (trade: Trade) => boolean>> = {
  workshop: ({ where }) => workshops.test(where),
  factory: ({ size, profession }) => size === 'large' && /^(Metall|Elektro)/.test(profession),
  technical: (trade) => makers.has(trade) && !trade.profession.startsWith('Textil'),
  caring: ({ profession }) => caring.has(profession),
};

/** Returns the companies that can host events: with an account, an address and a logo. */
export function hostsOf(companies: readonly DemoCompany[]): readonly DemoCompany[] {
  return companies.filter(
    ({ locked, account, addressId, logo }) =>
      !locked && account !== null && addressId !== null && logo !== null,
  );
}

/** Takes the districts in turn, so that every part of the state has events. */
export function createTour(
  random: Random,
  hosts: readonly DemoCompany[],
  towns: readonly DemoTown[],
) {
  const all = [...new Set(towns.map(({ district }) => district))];
  const districts = random.some(all, all.length);
  const invited = new Set<DemoCompany>();
  let turn = 0;
  const nextDistrict = () => districts[turn++ % districts.length] ?? '';
  return {
    /** Chooses a town that has a hall; larger towns more often. */
    town(): DemoTown {
      const district = nextDistrict();
      const near = towns.filter((town) => town.district === district);
      const largest = near.toSorted((one, other) => other.population - one.population).slice(0, 3);
      return random.weighted(largest, ({ population }) => population ** 0.6);
    },
    /** Chooses a company of that kind that is not a host yet; from any district, if this one has none. */
    host(kind?: EventHosts): DemoCompany {
      const district = nextDistrict();
      const free = hosts.filter(
        (host) => !invited.has(host) && (kind === undefined || fits[kind](host.trade)),
      );
      const near = free.filter(({ town }) => town.district === district);
      const host = random.pick(near.length > 0 ? near : free);
      invited.add(host);
      return host;
    },
  };
}

export type Tour = ReturnType<typeof createTour>;
