import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { JobNameRow } from '@lehrpfad/contract/occupations/editing.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { saysOtherwise } from './no-occupation.ts';
import { SimilarNames, type KnownText } from './similar-names.ts';

type Proposal = NonNullable<JobNameRow['proposal']>;

/**
 * By what the names that can be mapped to are known: first themselves, then their synonyms and what is mapped to
 * them already. Synonyms of internships are names of occupations: 'koch' leads pupils to 'Schülerpraktikum Hotel und Gastronomie'.
 */
const known = sql`
  select 1 as rank, id, name as text from job_names where not external and mapping_id is null and not blocked
  union all
  select 2, n.id, s.synonym from job_name_synonyms s join job_names n on n.id = s.job_name_id
  where not n.external and n.mapping_id is null and not n.blocked and n.kind <> 'internship'
  union all
  select 3, n.id, o.name from job_names o join job_names n on n.id = o.mapping_id where not n.external and not n.blocked`;

/**
 * Finds for names from outside what they could be mapped to. What is known is read when something of it has changed, which the
 * database is asked each time: another process may have changed it.
 */
export class Proposals {
  readonly #db: Queries;
  #stand = '';
  #names = new SimilarNames([]);

  constructor(db: Queries) {
    this.#db = db;
  }

  /** @returns by the id of each name what it resembles, and how much; nothing for one that resembles nothing, or says that it is no occupation */
  async for(names: readonly Named[]): Promise<ReadonlyMap<number, Proposal>> {
    if (names.length === 0) return new Map();
    await this.#refresh();
    const nearest = names.flatMap(({ id, name }) => {
      const found = this.#names.mostSimilar(name);
      return found === undefined ? [] : [{ id, name, found }];
    });
    const targets = await this.#db.rows<Named>(sql`
      select id, name from job_names where id = any(${idList(nearest.map(({ found }) => found.id))})`);
    const byId = new Map(targets.map((one) => [one.id, one]));
    return new Map(
      nearest.flatMap(({ id, name, found }) => {
        const target = byId.get(found.id);
        if (target === undefined || saysOtherwise(name, target.name)) return [];
        // Cut, not rounded: what is shown as 0.90 is no less.
        return [[id, { ...target, likeness: Math.floor(found.likeness * 100) / 100 }] as const];
      }),
    );
  }

  async #refresh(): Promise<void> {
    const [now] = await this.#db.rows<{ stand: string }>(sql`
      select count(*) || ' ' || coalesce(sum(hashtextextended(text, id)), 0) as stand from (${known}) as k`);
    if (now === undefined || now.stand === this.#stand) return;
    this.#names = new SimilarNames(
      await this.#db.rows<KnownText>(sql`${known} order by rank, id, text`),
    );
    this.#stand = now.stand;
  }
}
