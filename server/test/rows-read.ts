import { sql } from '../src/core/database/drizzle.ts';
import type { Database, Queries, Statement } from '../src/core/database/database.ts';

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

function rowsIn(plan: Plan): number {
  const here = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, inner) => sum + rowsIn(inner), here);
}

interface RowsRead<Answer> {
  /** Number of rows that the database read, including those that it filtered out. */
  readonly read: number;
  readonly statements: number;
  readonly answer: Answer;
}

/** Returns the database's work for the queries of `ask`, independent of how busy the machine is. */
export async function rowsRead<Answer>(
  db: Database,
  ask: (db: Queries) => Promise<Answer>,
): Promise<RowsRead<Answer>> {
  let [read, statements] = [0, 0];
  const watched: Queries = {
    ...db,
    rows: async <Row>(statement: Statement<Row>) => {
      const [row] = await db.rows<{ 'QUERY PLAN': { Plan: Plan }[] | string }>(
        sql`explain (analyze, format json) ${statement.getSQL()}`,
      );
      const plans = row!['QUERY PLAN'];
      read += rowsIn((typeof plans === 'string' ? JSON.parse(plans) : plans)[0].Plan);
      statements += 1;
      return db.rows<Row>(statement);
    },
  };
  const answer = await ask(watched);
  return { read, statements, answer };
}
