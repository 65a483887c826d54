/** Our name in the robots.txt of other hosts. Rules for this name take precedence over those for all. */
const ourName = 'lehrpfad';

interface Rule {
  readonly allows: boolean;
  readonly path: string;
}

interface Group {
  readonly rules: Rule[];
  delaySeconds: number;
}

/** Names of the groups that are kept: ours, and the one for all. Rules for other programs may be many, and are skipped. */
const keptNames: ReadonlySet<string> = new Set([ourName, '*']);

/** Returns the rules for us by RFC 9309: those with our name, otherwise those for all. */
function groupOf(text: string): Group {
  const groups = new Map<string, Group>();
  let agents = new Set<string>();
  let isAfterRule = false;
  for (const line of text.split(/\r?\n/)) {
    const [rule = ''] = line.split('#', 1);
    const colon = rule.indexOf(':');
    const name = rule.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = rule.slice(colon + 1).trim();
    if (name === 'user-agent') {
      if (isAfterRule) agents = new Set();
      isAfterRule = false;
      const agent = value.toLowerCase();
      if (!keptNames.has(agent)) continue;
      agents.add(agent);
      groups.set(agent, groups.get(agent) ?? { rules: [], delaySeconds: 0 });
    } else if (name === 'allow' || name === 'disallow') {
      isAfterRule = true;
      if (value === '') continue;
      for (const agent of agents)
        groups.get(agent)?.rules.push({ allows: name === 'allow', path: value });
    } else if (name === 'crawl-delay') {
      isAfterRule = true;
      const seconds = /^\d{1,4}(?:\.\d{1,4})?$/.test(value) ? Number(value) : 0;
      for (const agent of agents) {
        const group = groups.get(agent);
        if (group !== undefined) group.delaySeconds = seconds;
      }
    }
  }
  return groups.get(ourName) ?? groups.get('*') ?? { rules: [], delaySeconds: 0 };
}

/** Whether a path matches a rule: `*` is any text, `$` the end. Without regular expressions, which could take exponential time. */
function meets(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$');
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const last = pieces.at(-1) ?? '';
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const found = index === 0 ? (path.startsWith(piece) ? 0 : -1) : path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  if (!isWhole || at === path.length) return true;
  return pieces.length > 1 && path.endsWith(last) && path.length - last.length >= at - last.length;
}

/**
 * Whether the robots.txt of a host lets us read a path (with its query). The longest matching rule decides; among rules of the same length
 * the one that allows.
 */
export function mayRead(robotsText: string, path: string): boolean {
  const met = groupOf(robotsText).rules.filter((rule) => meets(path, rule.path));
  const longest = met.reduce((most, { path: rule }) => Math.max(most, rule.length), 0);
  const deciding = met.filter(({ path: rule }) => rule.length === longest);
  return deciding.length === 0 || deciding.some(({ allows }) => allows);
}

/** Longest accepted pause: a longer one would prevent that a career page of a hundred ads is read within its time. */
const maxDelayMs = 2000;

/** Milliseconds between two requests that a host asks for by `Crawl-delay`, up to two seconds. It is no part of RFC 9309, but common. */
export const crawlDelayOf = (robotsText: string): number =>
  Math.min(groupOf(robotsText).delaySeconds * 1000, maxDelayMs);
