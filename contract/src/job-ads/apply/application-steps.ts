import { placeLine } from '../../core/text/place-line.ts';
import { applicationDocuments, asksForCall, type ApplicationWay } from '../ad-options.ts';
import type { PublicJobAd } from '../job-ads.ts';

interface Person {
  readonly name: string;
  readonly role: string;
}

/** A way to apply for an ad, with what it needs. */
export type ApplicationStep =
  | { readonly way: 'phone'; readonly people: readonly (Person & { readonly phone: string })[] }
  | { readonly way: 'email'; readonly people: readonly (Person & { readonly email: string })[] }
  | { readonly way: 'web'; readonly href: string }
  | { readonly way: 'visit'; readonly lines: readonly string[] };

/** One of each address, so that two persons behind one number are one step. */
function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const byKey = new Map(items.toReversed().map((item) => [keyOf(item), item]));
  return items.filter((item) => byKey.get(keyOf(item)) === item);
}

/** Makes a safe link of a typed address; nothing of what is none. */
type ToLink = (address: string) => string | null | undefined;

function stepOf(ad: PublicJobAd, way: ApplicationWay, toLink: ToLink): ApplicationStep | undefined {
  const people = ad.contacts.map(({ first_name, last_name, role, phone, email }) => ({
    name: [first_name, last_name].filter(Boolean).join(' '),
    role,
    phone,
    email,
  }));
  if (way === 'phone') {
    const reachable = unique(
      people.filter(({ phone }) => /\d/.test(phone)),
      ({ phone }) => phone,
    );
    return reachable.length > 0 ? { way, people: reachable } : undefined;
  }
  if (way === 'email') {
    const reachable = unique(
      people.filter(({ email }) => email.includes('@')),
      ({ email }) => email,
    );
    return reachable.length > 0 ? { way, people: reachable } : undefined;
  }
  if (way === 'web') {
    const href = [ad.application_url, ad.source_url, ad.weblink].map(toLink).find(Boolean);
    return href ? { way, href } : undefined;
  }
  const address = ad.company_address;
  if (!address) return undefined;
  const lines = [address.street, address.additional, placeLine(address)];
  return { way, lines: [ad.company_name, ...lines].filter((line) => line.trim() !== '') };
}

/** Personal ways first: a call is the shortest way to an answer. */
const inOrder = ['phone', 'email', 'web', 'visit'] as const satisfies readonly ApplicationWay[];

/**
 * Returns the ways to apply for an ad. If it names none, or none that can be gone, those that its branch offers: whoever only names a
 * website must not look as if one had to come by.
 */
export function applicationSteps(ad: PublicJobAd, toLink: ToLink): readonly ApplicationStep[] {
  const steps = (ways: readonly ApplicationWay[]) =>
    ways.flatMap((way) => stepOf(ad, way, toLink) ?? []);
  const ways: readonly string[] = asksForCall(ad.application_documents)
    ? [...ad.application_ways, 'phone']
    : ad.application_ways;
  const named = steps(inOrder.filter((way) => ways.includes(way)));
  if (named.length > 0) return named;
  const offered = steps(['phone', 'email', 'web']);
  return offered.length > 0 ? offered : steps(['visit']);
}

/**
 * Returns what an ad that wants a call and nothing sent says to pupils; '' for other ads.
 * @param steps its ways: not every branch that wants calls names a number
 */
export function nothingToSend(ad: PublicJobAd, steps: readonly ApplicationStep[]): string {
  if (!asksForCall(ad.application_documents) || steps.length === 0) return '';
  return steps.some(({ way }) => way === 'phone')
    ? 'Du brauchst nichts zu schicken: Ein Anruf genügt.'
    : 'Du brauchst keine Unterlagen: Melde dich einfach.';
}

/** A document of the checklist. */
export interface Document {
  readonly key: string;
  readonly label: string;
}

/** Returns what to send: nothing if a call is all that is asked for, and what is usual if the ad does not say. */
export function documentsFor({ application_documents: asked }: PublicJobAd): readonly Document[] {
  const sent = applicationDocuments.filter(({ key }) => key !== 'call');
  if (asked.length === 0) return sent;
  return sent.filter(({ key }) => asked.includes(key));
}

/** What a pupil writes of their own. */
export interface OwnWords {
  readonly name: string;
  readonly school: string;
  readonly reason: string;
}

/** Characters of each of the own words: longer mails do not fit into a link on every device. */
export const mostOfWords = { name: 60, school: 80, reason: 600 } as const;

const gap = '…';

/** Returns the subject and the first draft of a mail. Gaps stay where the pupil has written nothing. */
export function draftOf(ad: PublicJobAd, recipient: string, words: OwnWords) {
  const kind = ad.job_type_int === 1 ? 'ein Praktikum' : 'einen Ausbildungsplatz';
  const { name, school, reason } = {
    name: words.name.trim() || gap,
    school: words.school.trim() || gap,
    reason: words.reason.trim() || gap,
  };
  const documents = documentsFor(ad).map(({ label }) => label);
  const lines = [
    recipient === '' ? 'Guten Tag,' : `Guten Tag ${recipient},`,
    '',
    `ich bewerbe mich bei ${ad.company_name} um ${kind}: „${ad.title}“.`,
    '',
    `Ich heiße ${name} und besuche zurzeit: ${school}.`,
    `Der Beruf interessiert mich, weil ${reason}`,
    '',
    ...(documents.length > 0 ? [`Im Anhang finden Sie: ${documents.join(', ')}.`, ''] : []),
    'Über eine Antwort freue ich mich.',
    '',
    'Mit freundlichen Grüßen',
    name,
  ];
  return { subject: `Bewerbung: ${ad.title}`, body: lines.join('\r\n') };
}

/** Returns a `mailto:` link (RFC 6068). */
export const mailtoOf = (email: string, { subject, body }: ReturnType<typeof draftOf>) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

export const telOf = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
