/** PostgreSQL's type ids of `date`, `timestamp` and `timestamptz`, whose values stay text. */
export const textTypes = [1082, 1114, 1184];
