import { render, type Database, type Queries, type Statement } from '../database/database.ts';
import type { Part, Spans } from './spans.ts';

/** Maximum length of a logged statement; longer ones insert many rows and are repetitive. */
const maxTextLength = 2000;

/** `select job_ads`: the first verb and the first table of a statement. */
function summaryOf(text: string): string {
  const [, verb = 'statement'] = /^[\s(]*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
}

/** The text of a statement contains no values, because these are sent separately. */
function describeStatement(statement: Statement): Part {
  const { text } = render(statement);
  const name = summaryOf(text);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': name,
    'db.query.text': text.slice(0, maxTextLength),
  };
  return { name, attributes };
}

const transaction: Part = {
  name: 'transaction',
  attributes: { 'db.system.name': 'postgresql' },
};

function traceQueries(queries: Queries, spans: Spans): Queries {
  return {
    rows: (statement) =>
      spans.ofPart(
        () => describeStatement(statement),
        () => queries.rows(statement),
      ),
    script: (text) => queries.script(text),
  };
}

/** Returns the database with a span for each statement and each transaction. */
export function traceDatabase(database: Database, spans: Spans): Database {
  const { kind, pool } = database;
  return {
    ...traceQueries(database, spans),
    kind,
    transaction: (work, mode, waits) =>
      spans.ofPart(
        () => transaction,
        () => database.transaction((tx) => work(traceQueries(tx, spans)), mode, waits),
      ),
    listen: (channel, onNotify) => database.listen(channel, onNotify),
    jobsAdapter: () => database.jobsAdapter(),
    ...(pool && { pool: () => pool.call(database) }),
    close: () => database.close(),
  };
}
