import { momentOf, addDays, type Day } from '../days.ts';
import { idOf, jobNameOf, type Base, type DemoTown } from '../base.ts';
import { chooseTown } from './chosen-towns.ts';
import { makeName, slug } from './company-names.ts';
import { makeAddress } from './addresses.ts';
import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';
import type { Trade } from '../texts/trades/trade.ts';
import { trades } from '../texts/trades/trades.ts';

export interface DemoCompany {
  readonly id: number;
  readonly name: string;
  readonly trade: Trade;
  readonly jobs: readonly string[];
  readonly town: DemoTown;
  /** Part of e-mail and web addresses, always below .example. */
  readonly domain: string;
  /** The number of its account, counted from 0; null for an imported company. */
  readonly account: number | null;
  readonly addressId: number | null;
  readonly logo: string | null;
  readonly locked: boolean;
}

export interface Companies {
  readonly all: readonly DemoCompany[];
  readonly addressRows: readonly ReturnType<typeof makeAddress>[];
}

/** Trades whose branches are called "Filiale". */
const shops = new Set([
  'Lebensmittel, Backen, Fleisch',
  'Handel, Verkauf',
  'Friseur, Kosmetik, Körperpflege',
  'Bank, Versicherung, Steuern, Immobilien',
  'Gesundheitshandwerk, Optik, Zahntechnik',
]);

const ownedCount = 565;
const importedCount = 80;

interface Enterprise {
  readonly name: string;
  readonly trade: Trade;
  readonly jobs: readonly string[];
  readonly account: number | null;
  readonly branches: number;
}

function makeEnterprise(random: Random, number: number, imported: boolean, used: Set<string>) {
  // The first round takes every trade once, so that none is missing.
  const trade =
    (imported ? undefined : trades[number]) ?? random.weighted(trades, ({ weight }) => weight);
  const { name, jobs } = makeName(random, trade, used);
  const several = { small: 0.1, medium: 0.25, large: 0.35 }[trade.size];
  const branches = !imported && random.chance(several) ? random.int(2, 5) : 1;
  return { name, trade, jobs, account: imported ? null : number, branches };
}

/** Makes companies of all trades in all districts; the first account has several branches, for the demo login. */
export function makeCompanies(random: Random, base: Base, ids: Ids): Companies {
  const used = new Set<string>();
  const all: DemoCompany[] = [];
  const addressRows: ReturnType<typeof makeAddress>[] = [];
  const add = (enterprise: Enterprise) => {
    const taken = new Set<DemoTown>();
    for (let branch = 0; branch < enterprise.branches; branch += 1) {
      const town = chooseTown(random, base.towns, all.length, enterprise.trade, taken);
      taken.add(town);
      const { company, address } = makeBranch(random, enterprise, town, branch, ids);
      all.push(company);
      if (address !== null) addressRows.push(address);
    }
  };
  for (let number = 0; all.length < ownedCount; number += 1) {
    const enterprise = makeEnterprise(random, number, false, used);
    add(number === 0 ? { ...enterprise, branches: 4 } : enterprise);
  }
  for (let number = 0; number < importedCount; number += 1) {
    add(makeEnterprise(random, number, true, used));
  }
  return { all, addressRows };
}

function makeBranch(
  random: Random,
  { name, trade, jobs, account, branches }: Enterprise,
  town: DemoTown,
  branch: number,
  ids: Ids,
) {
  const id = ids.next('companies');
  const suffix = shops.has(trade.profession) ? 'Filiale' : 'Standort';
  const withoutAddress = random.chance(account === null ? 0.05 : 0.008);
  const address = withoutAddress
    ? null
    : makeAddress(random, ids, random.pick(town.placeIds), trade.size);
  const domain = slug(name);
  const company: DemoCompany = {
    id,
    trade,
    jobs,
    town,
    domain,
    account,
    name: branches > 1 && branch > 0 ? `${name}, ${suffix} ${town.name}` : name,
    addressId: address?.id ?? null,
    // Branches share the logo of their enterprise, each as a separate file.
    logo: logoOf(random, domain, account === null, branches, id),
    locked: random.chance(0.014),
  };
  return { company, address };
}

function logoOf(random: Random, domain: string, imported: boolean, branches: number, id: number) {
  const has = random.chance(imported ? 0.2 : 0.66) || (branches > 1 && !imported);
  return has ? `public/logos/demo-${id}-${domain}.webp` : null;
}

/** Makes rows for `companies` and their related tables; `userIds` by account number. */
export function companyRows(
  random: Random,
  companies: readonly DemoCompany[],
  userIds: readonly number[],
  base: Base,
  today: Day,
) {
  return {
    companies: companies.map(({ id, name, logo, domain, locked, account, addressId }) => {
      const created = addDays(today, -random.int(190, 900));
      return {
        id,
        name,
        logo,
        locked,
        address_id: addressId,
        weblink: random.chance(account === null ? 0.6 : 0.9) ? `https://www.${domain}.example` : '',
        external: account === null,
        user_id: account === null ? null : (userIds[account] ?? null),
        created_at: momentOf(created, random.int(6, 15), random.int(0, 59)),
        last_updated: momentOf(addDays(created, random.int(0, 180)), random.int(6, 15), 30),
      };
    }),
    professions: companies.map(({ id, trade }) => ({
      company_id: id,
      profession_id: idOf(base.professions, trade.profession),
    })),
    apprenticeships: companies.flatMap(({ id, jobs, account }) =>
      account === null
        ? []
        : jobs.map((job) => ({ company_id: id, job_name_id: jobNameOf(base, job).id })),
    ),
  };
}
