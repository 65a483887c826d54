/** Which of several servers is used: the first that accepts writes, or the first that responds. */
const attributes = ['read-write', 'primary', 'any'] as const;

const parameter = 'target_session_attrs';

/** Far more than any operator has. */
const maxServers = 10;

export interface ServerAddresses {
  /** An address for each server, in the order in which they are tried. */
  readonly urls: readonly string[];
  /** Whether the server must accept writes. */
  readonly mustTakeWrites: boolean;
  /** Servers and database, without user and password. */
  readonly shown: string;
}

/** Removes the parameter, which the driver does not know. */
function withoutAttribute(url: string): { url: string; attribute: string | null } {
  const parsed = new URL(url);
  const attribute = parsed.searchParams.get(parameter);
  parsed.searchParams.delete(parameter);
  return { url: attribute === null ? url : parsed.href, attribute };
}

/** Splits a URL into the part before its hosts, the hosts, and the rest; undefined if it is invalid. */
function partsOf(text: string): { before: string; hosts: string; after: string } | undefined {
  const scheme = /^postgres(?:ql)?:\/\//.exec(text)?.[0];
  if (scheme === undefined) return undefined;
  const rest = text.slice(scheme.length);
  const end = rest.search(/[/?#]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  const at = authority.lastIndexOf('@') + 1;
  const [before, hosts] = [scheme + authority.slice(0, at), authority.slice(at)];
  return { before, hosts, after: end === -1 ? '' : rest.slice(end) };
}

/**
 * Parses the URL of one PostgreSQL server, or of several alternative ones, in the syntax of PostgreSQL's own programs:
 * `postgres://user:password@one:5432,two:5432/board?target_session_attrs=read-write`. Of several servers the one that accepts writes
 * is used, unless the URL says otherwise.
 * @returns undefined if it cannot be parsed
 */
export function readServerAddresses(text: string): ServerAddresses | undefined {
  const found = partsOf(text);
  if (found === undefined) return undefined;
  const { before, hosts, after } = found;
  // A socket's folder is given as a parameter, without a host.
  const names = hosts.split(',', maxServers + 1);
  const all = hosts === '' ? [text] : names.map((host) => `${before}${host}${after}`);
  if (names.length > maxServers || all.some((url) => !URL.canParse(url))) return undefined;
  if (names.length > 1 && names.includes('')) return undefined;
  const parts = all.map(withoutAttribute);
  const attribute = parts[0]?.attribute ?? (all.length > 1 ? 'read-write' : 'any');
  if (!attributes.some((known) => known === attribute)) return undefined;
  const [path = ''] = after.split(/[?#]/, 1);
  return {
    urls: parts.map(({ url }) => url),
    mustTakeWrites: attribute !== 'any',
    shown: hosts === '' ? new URL(text).pathname : hosts + path,
  };
}
