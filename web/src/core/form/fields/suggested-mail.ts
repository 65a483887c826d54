import { editDistance } from './edit-distance.ts';

/*
 * Finds misspellings of the domains at which most people in Germany have their mail address. A suggestion is a question: any address is accepted,
 * because a domain that looks misspelt may exist.
 */

/** Domains whose misspellings are recognised, the more frequent one first. */
const frequent = [
  'gmail.com',
  'gmx.de',
  'web.de',
  't-online.de',
  'gmx.net',
  'icloud.com',
  'googlemail.com',
  'outlook.de',
  'outlook.com',
  'hotmail.de',
  'hotmail.com',
  'yahoo.de',
  'yahoo.com',
  'freenet.de',
  'live.de',
  'live.com',
  'aol.com',
  'aol.de',
  'arcor.de',
  'posteo.de',
  'mailbox.org',
  'protonmail.com',
  'ukr.net',
].map(partsOf);

/** Further providers, which only look like misspellings. */
const others = new Set(
  'gmx.at,gmx.ch,gmx.com,gmx.eu,mail.com,mail.de,email.de,email.com,e-mail.de,online.de,yahoo.at,ymail.com,me.com,mac.com,msn.com,proton.me,posteo.net,i.ua,meta.ua'.split(
    ',',
  ),
);

/** Names with one ending only, so that any other ending is a mistake. */
const withOneEnding = new Set(['gmail', 'googlemail', 'icloud', 't-online', 'freenet', 'web']);

/** Endings of countries that look like a misspelt `de`. */
const neighbours = new Set(['be', 'dk', 'ie', 'se']);

/** Short names whose misspellings are recognised nevertheless; others would be taken for too many words. */
const shortNames = new Set(['gmx', 'web']);

interface Domain {
  readonly name: string;
  readonly ending: string;
}

function partsOf(domain: string): Domain {
  const dot = domain.lastIndexOf('.');
  return dot < 0
    ? { name: domain, ending: '' }
    : { name: domain.slice(0, dot), ending: domain.slice(dot + 1) };
}

const textOf = ({ name, ending }: Domain): string => `${name}.${ending}`;

/** The more letters a name has, the less likely is another name that resembles it. */
function maxMistakes({ name }: Domain): number {
  if (name.length >= 6) return 2;
  return name.length >= 5 || shortNames.has(name) ? 1 : 0;
}

/** Returns the number of mistakes in a domain if another one was meant; Infinity if it cannot have been meant. */
function mistakesIn(typed: Domain, meant: Domain): number {
  // 'gmail', 'webde' and 'gmx,de': the dot is missing or another character.
  if (typed.ending === '') {
    if (typed.name === meant.name) return 0;
    return editDistance(typed.name, textOf(meant)) <= 1 ? 1 : Infinity;
  }
  const inName = editDistance(typed.name, meant.name);
  const inEnding = editDistance(typed.ending, meant.ending);
  const hasOneEnding = withOneEnding.has(meant.name);
  if (inName === 0 && hasOneEnding) return Math.min(inEnding, 1);
  if (inEnding > 1 || (inEnding === 1 && neighbours.has(typed.ending))) return Infinity;
  const counted = hasOneEnding ? inName : inName + inEnding;
  return inName === 0 || counted <= maxMistakes(meant) ? inName + inEnding : Infinity;
}

/** Returns the address that was probably meant; null if the typed one has no frequent misspelling. */
export function suggestedMail(typed: string): string | null {
  const [, local, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  const asked = domain.toLowerCase().replace(/\.$/, '');
  if (local === undefined || others.has(asked)) return null;
  if (frequent.some((known) => textOf(known) === asked)) return null;
  const [best] = frequent
    .map((known) => ({ known, mistakes: mistakesIn(partsOf(asked), known) }))
    .filter(({ mistakes }) => mistakes < Infinity)
    .sort((a, b) => a.mistakes - b.mistakes);
  return best ? `${local}@${textOf(best.known)}` : null;
}
