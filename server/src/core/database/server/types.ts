import pg from 'pg';
import { textTypes } from '../text-types.ts';

/** Parsers of node-postgres that leave values of these types as text. */
export const types = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    textTypes.includes(oid)
      ? String
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
