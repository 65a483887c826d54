/** PostgreSQL's type numbers of `date`, `timestamp` and `timestamptz`, which stay text. */
export const textTypes = [1082, 1114, 1184];
