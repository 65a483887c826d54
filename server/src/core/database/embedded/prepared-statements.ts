import { parse, protocol, type PGlite, type QueryOptions } from '@electric-sql/pglite';

const { serialize } = protocol;

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Statements that an embedded database parses once and whose plans it keeps; PGlite's own `query` parses and plans each statement
 * anew. Follows the steps of that function, with names
 * (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY).
 */
export class PreparedStatements {
  readonly #database: PGlite;
  readonly #options: QueryOptions;
  /** Type ids of the parameters of each prepared statement. */
  readonly #parameterTypes = new Map<string, number[]>();

  /** @param options how values are parsed */
  constructor(database: PGlite, options: QueryOptions) {
    this.#database = database;
    this.#options = options;
  }

  /**
   * Runs a statement and prepares it first if its name is new.
   * @param isInTransaction whether a transaction is open; otherwise the statement runs in one of its own
   * @returns rows
   */
  query(statement: Statement, isInTransaction: boolean): Promise<Record<string, unknown>[]> {
    // The first lock excludes other statements, the second other transactions.
    const run = () => this.#database.runExclusive(() => this.#run(statement));
    if (isInTransaction) return run();
    // oxlint-disable-next-line no-underscore-dangle -- its `transaction` adds two statements, which take as long as the one
    return this.#database._runExclusiveTransaction(run);
  }

  async #run({ name, text, values }: Statement): Promise<Record<string, unknown>[]> {
    const types = this.#parameterTypes.get(name) ?? (await this.#prepare(name, text));
    const messages = await this.#send(
      serialize.bind({ statement: name, values: this.#serialized(values, types) }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
    );
    const [result] = parse.parseResults(messages, this.#database.parsers, this.#options);
    return (result?.rows ?? []) as Record<string, unknown>[];
  }

  async #prepare(name: string, text: string): Promise<number[]> {
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const types = parse.parseDescribeStatementResults(messages);
    this.#parameterTypes.set(name, types);
    return types;
  }

  #serialized(values: readonly unknown[], types: readonly number[]): (string | null)[] {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serializer = this.#database.serializers[types[index] ?? 0];
      return serializer ? serializer(value) : String(value);
    });
  }

  /**
   * Sends these messages in one call, with the end that makes the database ready for the next statement after an error as well.
   * @throws the database's error
   */
  async #send(...messages: Uint8Array[]) {
    const whole = Buffer.concat([...messages, serialize.sync()]);
    return (await this.#database.execProtocol(whole, { syncToFs: false })).messages;
  }
}
