import type { IndexedAd } from '../../src/features/search/engine/index/indexed-ad.ts';

export type Meets = (ad: IndexedAd) => boolean;

/** `*` matches any text; `@` precedes the name of a profession. */
function named(pattern: string): Meets {
  const isProfession = pattern.startsWith('@');
  const [first = '', ...rest] = pattern.replace('@', '').split('*');
  const last = rest.pop();
  return ({ card, profession }) => {
    const name = isProfession ? profession : card.job_name;
    if (last === undefined) return name === first;
    if (!name.startsWith(first) || !name.endsWith(last)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = name.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= name.length - last.length;
  };
}

/** Compares each occupation only once: thousands of ads have a few hundred occupations, and each of these belongs to one profession. */
export function anyNamed(patterns: readonly string[] = []): Meets {
  if (patterns.length === 0) return () => false;
  const meets = patterns.map(named);
  const known = new Map<string, boolean>();
  return (ad) => {
    const { job_name: name } = ad.card;
    let isAny = known.get(name);
    if (isAny === undefined) {
      isAny = meets.some((meet) => meet(ad));
      known.set(name, isAny);
    }
    return isAny;
  };
}
