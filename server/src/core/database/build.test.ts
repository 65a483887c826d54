import { describe, expect, it } from 'vitest';
import { bare, bareList, build, pick } from './build.ts';
import { render, type Statement } from './database.ts';
import { alias, eq, integer, pgTable, sql, text } from './drizzle.ts';

const towns = pgTable('towns', {
  id: integer().notNull(),
  name: text().notNull(),
  size: integer(),
});
const t = alias(towns, 't');

const written = (statement: Statement) => render(statement);

describe('what is built', () => {
  it('names columns as they were asked for', () => {
    const query = build
      .select({ id: towns.id, title: towns.name, half: sql<number>`${towns.size} / ${2}` })
      .from(towns)
      .where(eq(towns.id, 7));
    expect(written(query)).toEqual({
      text: 'select "id", "name" as "title", "size" / $1 as "half" from "towns" where "towns"."id" = $2',
      values: [2, 7],
    });
  });

  it('names them as well in what a write gives back', () => {
    const row = { id: 1, name: 'Burg' };
    const writes = [
      build.insert(towns).values(row).returning({ town: towns.id }),
      build.update(towns).set({ size: null }).returning({ town: towns.id }),
      build.delete(towns).returning({ town: towns.id }),
    ];
    for (const { text } of writes.map(written)) expect(text).toMatch(/ returning "id" as "town"$/);
  });

  it('is a list of columns where only some are picked', () => {
    expect(written(build.select(pick(towns, 'name', 'id')).from(towns)).text).toBe(
      'select "name", "id" from "towns"',
    );
  });

  it('is sent by nobody by itself', () => {
    expect(() => build.delete(towns).execute()).toThrow('Send the query by rows()');
    expect(() => build.transaction(async () => {})).toThrow('Database.transaction()');
  });
});

describe('columns in a template', () => {
  it('stand with their table, or as it is called there', () => {
    const statement = sql`select ${towns.id}, ${t.name} from ${towns}, ${towns} t`;
    expect(written(statement).text).toBe('select "towns"."id", "t"."name" from "towns", "towns" t');
  });

  it('fail the type check where the table has no such column', () => {
    // @ts-expect-error -- a renamed column is found here
    expect(towns.mayor).toBeUndefined();
  });

  it('stand alone where they are written', () => {
    const statement = sql`insert into ${towns} (${bareList(towns, 'id', 'name')}) select 1, 'Burg'
      on conflict do update set ${bare(towns.name)} = ''`;
    expect(written(statement).text).toContain('insert into "towns" ("id", "name") select');
    expect(written(statement).text).toContain('set "name" = ');
  });
});
