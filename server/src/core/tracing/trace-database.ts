import { render, type Database, type Queries, type Statement } from '../database/database.ts';
import type { Spans } from './spans.ts';

/** Longer statements insert many rows, and repeat themselves. */
const longestText = 2000;

/** `select job_ads`: what a statement does first, and to which table. */
function summaryOf(text: string): string {
  const [, verb = 'statement'] = /^[\s(]*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
}

/** A statement's text has no values: they are sent beside it. */
function attributesOf(statement: Statement) {
  const { text } = render(statement);
  const summary = summaryOf(text);
  const all = {
    'db.system.name': 'postgresql',
    'db.query.summary': summary,
    'db.query.text': text.slice(0, longestText),
  };
  return { summary, all };
}

function traceQueries(queries: Queries, spans: Spans): Queries {
  return {
    rows: (statement) => {
      const { summary, all } = attributesOf(statement);
      return spans.ofPart(summary, all, () => queries.rows(statement));
    },
    script: (text) => queries.script(text),
  };
}

/** Returns the database with a span for each statement and each transaction. */
export function traceDatabase(database: Database, spans: Spans): Database {
  const { kind, pool } = database;
  return {
    ...traceQueries(database, spans),
    kind,
    transaction: (work, mode) =>
      spans.ofPart('transaction', { 'db.system.name': 'postgresql' }, () =>
        database.transaction((tx) => work(traceQueries(tx, spans)), mode),
      ),
    listen: (channel, onNotify) => database.listen(channel, onNotify),
    jobsAdapter: () => database.jobsAdapter(),
    ...(pool && { pool: () => pool.call(database) }),
    close: () => database.close(),
  };
}
