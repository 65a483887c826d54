import { PgDialect } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm/sql';
import { describe, expect, it } from 'vitest';
import { render } from './database.ts';

const statements = {
  'a text alone': sql`select 1`,
  'values, one in another': sql`select ${1}, ${'zwei'} where ${sql`a = ${null} and b = ${true}`}`,
  'names with quotes in them': sql`select ${sql.identifier('ein "Name"')} from ${sql.identifier('t')}`,
  'what is written out': sql`select ${sql.raw("'x'")}, ${'y'}`,
  'a list': sql`select 1 where id in (${sql.join(
    [1, 2, 3].map((id) => sql`${id}`),
    sql`, `,
  )})`,
  'nothing in the middle': sql`select 1 ${undefined} where a = ${2}`,
  'an array': sql`select ${['a', 'b']}`,
};

describe('a statement', () => {
  it.each(Object.entries(statements))(
    'is written as the library’s own dialect writes it: %s',
    (_, statement) => {
      const { sql: text, params } = new PgDialect().sqlToQuery(statement);
      expect(render(statement)).toEqual({ text, values: params });
    },
  );
});
