import { accountMembers } from '../team/schema.ts';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { JoinableAccount } from '@lehrpfad/contract/registrations/accounts.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { searchWords } from '../../core/text/search-words.ts';
import { folded, value } from '../companies/locks/same-name-store.ts';
import { addresses, companies } from '../companies/schema.ts';
import { places, towns } from '../places/schema.ts';
import { companyRequests } from './schema.ts';
import { users } from '../accounts/schema.ts';

const u = alias(users, 'u');
const c = alias(companies, 'c');
const d = alias(addresses, 'd');
const p = alias(places, 'p');
const t = alias(towns, 't');
const r = alias(companyRequests, 'r');

/** Domains of public mail providers: a common one is not a common property of two addresses. */
const everybodys = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'web.de',
  't-online.de',
  'freenet.de',
  'outlook.de',
  'outlook.com',
  'hotmail.de',
  'hotmail.com',
  'live.de',
  'aol.com',
  'yahoo.de',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'posteo.de',
  'mailbox.org',
  'arcor.de',
  'vodafone.de',
  'online.de',
  'email.de',
  'mail.de',
  '1und1.de',
  'protonmail.com',
  'proton.me',
];

/** Maximum number of proposed accounts; others are found by searching. */
const maxProposed = 5;

const hostOf = (weblink: SQL): SQL =>
  sql`regexp_replace(lower(${weblink}), '^(https?://)?(www\\.)?([^/:?#]*).*$', '\\3')`;

const domainOf = (email: SQL): SQL => sql`split_part(${email}, '@', 2)`;

const accountName = sql`coalesce(nullif(btrim(${u.first_name} || ' ' || ${u.last_name}), ''), ${u.email})`;

const canBeJoined = sql`${u.permission} = ${permissions.company} and ${u.active}
  and not exists (select from ${accountMembers} where ${accountMembers.user_id} = ${u.id})`;

const isSameName = sql`${c.employer_stem} = asked.stem`;

const has = (condition: SQL): SQL =>
  sql`exists (select from ${companies} c where ${c.user_id} = ${u.id} and ${condition})`;

/** Returns conditions that each word occurs in the account's name or address, or in the name or town of one branch. */
function meets(search: string): SQL[] {
  return searchWords(search).map((word) => {
    const text = folded(value(word));
    return sql`(strpos(${u.folded}, ${text}) > 0 or ${u.id} in (
      select ${c.user_id} from ${companies} c left join ${addresses} d on ${d.id} = ${c.address_id}
        left join ${places} p on ${p.id} = ${d.place_id} left join ${towns} t on ${t.id} = ${p.town_id}
      where strpos(${c.folded_name}, ${text}) > 0 or strpos(${t.folded_name}, ${text}) > 0))`;
  });
}

/** Returns accounts to which a request can be assigned. @param search '' for those that share a value with the request */
export function joinableAccounts(
  db: Queries,
  requestId: number,
  search: string,
): Promise<JoinableAccount[]> {
  const words = meets(search);
  const chosen = words.length === 0 ? sql`cardinality(reasons) > 0` : sql.join(words, sql` and `);
  const max = words.length === 0 ? maxProposed : limits.suggestions;
  // The compared values are computed once: the stem of a name takes milliseconds.
  return db.rows<JoinableAccount>(sql`
    with asked as materialized (
      select employer_stem(${r.name}) as stem, ${hostOf(sql`${r.weblink}`)} as host, ${domainOf(sql`${r.email}`)} as domain
      from ${companyRequests} r where ${r.id} = ${requestId}),
    chosen as materialized (
      select ${u.id}, ${u.folded}, alike.reasons
      from asked cross join ${users} u
      cross join lateral (select array_remove(array[
        case when ${has(isSameName)} then 'name' end,
        case when asked.host <> '' and ${has(sql`${hostOf(sql`${c.weblink}`)} = asked.host`)} then 'website' end,
        case when ${domainOf(sql`${u.email}`)} = asked.domain
          and asked.domain <> all(string_to_array(${everybodys.join(' ')}, ' ')) then 'email' end], null) as reasons) as alike
      where ${canBeJoined} and ${chosen}
      order by cardinality(alike.reasons) desc, ${u.folded}, ${u.id} limit ${max})
    select ${u.id}, ${accountName} as name, ${u.email}, chosen.reasons, branches.companies, branches.count as branches
    from chosen join ${users} u on ${u.id} = chosen.id cross join asked
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'city', b.city) order by b.at) filter (where b.at <= 3), '[]')
          as companies, count(b.id)::int as count
      from (
        select ${c.id}, ${c.name}, coalesce(${t.name}, '') as city,
          row_number() over (order by ${isSameName} desc, ${c.folded_name}, ${c.id}) as at
        from ${companies} c left join ${addresses} d on ${d.id} = ${c.address_id}
          left join ${places} p on ${p.id} = ${d.place_id} left join ${towns} t on ${t.id} = ${p.town_id}
        where ${c.user_id} = ${u.id}) as b) as branches
    order by cardinality(chosen.reasons) desc, chosen.folded, ${u.id}`);
}

/** Returns an account, if a request can be assigned to it. */
export async function joinableAccount(
  db: Queries,
  id: number,
): Promise<{ id: number; name: string; email: string } | undefined> {
  const [account] = await db.rows<{ id: number; name: string; email: string }>(
    sql`select ${u.id}, ${accountName} as name, ${u.email} from ${users} u where ${u.id} = ${id} and ${canBeJoined}`,
  );
  return account;
}
