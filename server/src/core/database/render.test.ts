import { describe, expect, it } from 'vitest';
import { nameStatements, prepared, render } from './database.ts';
import { sql } from './drizzle.ts';

describe('a statement', () => {
  it.each([
    ['a text alone', sql`select 1`, 'select 1', []],
    [
      'values, one in another',
      sql`select ${1}, ${'zwei'} where ${sql`a = ${null} and b = ${true}`}`,
      'select $1, $2 where a = $3 and b = $4',
      [1, 'zwei', null, true],
    ],
    [
      'names with quotes in them',
      sql`select ${sql.identifier('ein "Name"')}`,
      'select "ein ""Name"""',
      [],
    ],
    ['what is written out', sql`select ${sql.raw("'x'")}, ${'y'}`, "select 'x', $1", ['y']],
    [
      'nothing in the middle',
      sql`select 1 ${undefined} where a = ${2}`,
      'select 1  where a = $1',
      [2],
    ],
    ['an array', sql`select ${['a', 'b']}`, 'select ($1, $2)', ['a', 'b']],
  ])('is written with its values apart: %s', (_, statement, text, values) => {
    expect(render(statement)).toEqual({ text, values });
  });
});

describe('a prepared statement', () => {
  it('has one name for each text', () => {
    const named = (value: number) => render(prepared(sql`select ${value} as named`));
    expect(named(1)).toMatchObject({ text: 'select $1 as named', values: [1] });
    expect(named(2)).toEqual({ ...named(1), values: [2] });
    expect(named(1).name).not.toBe(render(prepared(sql`select 1 as other`)).name);
  });

  it('has no name if there are too many', () => {
    const nameOf = nameStatements(2);
    expect(['a', 'b', 'c', 'a'].map(nameOf)).toEqual([
      'prepared_1',
      'prepared_2',
      undefined,
      'prepared_1',
    ]);
  });
});
