import type { RateLimit } from './rate-limiter.ts';

const hour = 60;
const day = 24 * hour;

/**
 * Returns the limits of a mail with a link that strangers may request: 20 in an hour and 60 in a day from one address, 3 in an hour and 6 in a
 * day to one e-mail address.
 * @param what prefix of the counters' keys
 */
export const linkLimits = (what: string, from: string, email: string): readonly RateLimit[] => [
  { key: `${what} from ${from}`, max: 20, perMinutes: hour },
  { key: `${what} of a day from ${from}`, max: 60, perMinutes: day },
  { key: `${what} to ${email}`, max: 3, perMinutes: hour },
  { key: `${what} of a day to ${email}`, max: 6, perMinutes: day },
];
