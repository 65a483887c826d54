import {
  Column,
  is,
  PgDatabase,
  PgDialect,
  PgSession,
  sql,
  SqlText,
  type AnyPgColumn,
  type AnyPgTable,
  type PgDeleteConfig,
  type PgInsertConfig,
  type PgQueryResultHKT,
  type PgSelectConfig,
  type PgUpdateConfig,
  type SQL,
} from './drizzle.ts';

/** Gives a column or an expression its name in the result: rows are objects, and the database names their fields. */
function withName<Field>(field: Field, name: string) {
  if (is(field, SqlText)) return field.as(name);
  return is(field, Column) && field.name !== name ? sql`${field}`.as(name) : field;
}

function withNames<Config extends { returning?: PgInsertConfig['returning'] }>(
  config: Config,
): Config {
  if (config.returning === undefined) return config;
  const returning = config.returning.map(({ path, field }) => ({
    path,
    field: withName(field, path[0] ?? '') as typeof field,
  }));
  return { ...config, returning };
}

class NamingDialect extends PgDialect {
  override buildSelectQuery(config: PgSelectConfig): SQL {
    const fields = Object.entries(config.fields).map(([name, field]) => [
      name,
      withName(field, name),
    ]);
    return super.buildSelectQuery({
      ...config,
      fields: Object.fromEntries(fields) as PgSelectConfig['fields'],
    });
  }

  override buildInsertQuery(config: PgInsertConfig): SQL {
    return super.buildInsertQuery(withNames(config));
  }

  override buildUpdateQuery(config: PgUpdateConfig): SQL {
    return super.buildUpdateQuery(withNames(config));
  }

  override buildDeleteQuery(config: PgDeleteConfig): SQL {
    return super.buildDeleteQuery(withNames(config));
  }
}

/** A session without a connection: `Queries.rows()` sends the statements. */
class NoSession extends PgSession<Rows> {
  override prepareQuery(): never {
    throw new Error('Send the query by rows(), in the transaction that it belongs to.');
  }

  override transaction(): never {
    throw new Error('A transaction is begun by Database.transaction().');
  }
}

interface Rows extends PgQueryResultHKT {
  readonly type: this['row'][];
}

export const dialect = new NamingDialect();

/** Builds plain statements for one table. Statements with joins or other features are SQL templates that refer to its columns. */
export const build = new PgDatabase<Rows>(dialect, new NoSession(dialect), undefined);

type ColumnsOf<Table extends AnyPgTable> = Table['_']['columns'];
type NameIn<Table extends AnyPgTable> = keyof ColumnsOf<Table> & string;

/** Returns some columns of a table, for `select()` and `returning()`. */
export function pick<Table extends AnyPgTable, Name extends NameIn<Table>>(
  table: Table,
  ...names: readonly Name[]
): Pick<ColumnsOf<Table>, Name> {
  const columns = table as unknown as ColumnsOf<Table>;
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<
    ColumnsOf<Table>,
    Name
  >;
}

/** The type of a table's rows with only those columns. */
export type RowOf<Table extends AnyPgTable, Name extends keyof Table['$inferSelect']> = Readonly<
  Pick<Table['$inferSelect'], Name>
>;

/** Returns a column's name without its table, for the left side of `set`. */
export const bare = (column: AnyPgColumn): SQL => sql`${sql.identifier(column.name)}`;

/** Returns some columns of a table as a list, for `select`. */
export const columnList = <Table extends AnyPgTable>(
  table: Table,
  ...names: readonly NameIn<Table>[]
): SQL =>
  sql.join(
    Object.values(pick(table, ...names)).map((column) => sql`${column as AnyPgColumn}`),
    sql`, `,
  );

/** Returns column names without their table as a list, for `insert into` and `on conflict`. */
export const bareList = <Table extends AnyPgTable>(
  table: Table,
  ...names: readonly NameIn<Table>[]
): SQL =>
  sql.join(
    Object.values(pick(table, ...names)).map((column) => bare(column as AnyPgColumn)),
    sql`, `,
  );
