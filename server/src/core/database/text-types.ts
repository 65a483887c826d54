import pg from 'pg';

/** PostgreSQL's type ids of `date`, `timestamp` and `timestamptz`, whose values stay text. */
export const textTypes = [1082, 1114, 1184];

/** Parsers of node-postgres that leave these values as text. */
export const types = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    textTypes.includes(oid)
      ? String
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
