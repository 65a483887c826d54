import { internship } from '../../core/options.ts';
import { quoted } from '../../core/text/quoted.ts';
import { placeLine } from '../../core/text/place-line.ts';
import { applicationDocuments, asksForCall, type ApplicationMethod } from '../ad-options.ts';
import type { PublicJobAd } from '../job-ads.ts';

interface Person {
  readonly name: string;
  readonly role: string;
}

/** A method of applying for an ad, with the data that it needs. */
export type ApplicationStep =
  | { readonly method: 'phone'; readonly people: readonly (Person & { readonly phone: string })[] }
  | { readonly method: 'email'; readonly people: readonly (Person & { readonly email: string })[] }
  | { readonly method: 'web'; readonly href: string }
  | { readonly method: 'visit'; readonly lines: readonly string[] };

/** Returns the first item of each key, so that two persons with the same number are one step. */
function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const byKey = new Map(items.toReversed().map((item) => [keyOf(item), item]));
  return items.filter((item) => byKey.get(keyOf(item)) === item);
}

/** Converts a typed address to a safe link; returns nothing for an invalid one. */
type ToLink = (address: string) => string | null | undefined;

function stepOf(
  ad: PublicJobAd,
  method: ApplicationMethod,
  toLink: ToLink,
): ApplicationStep | undefined {
  const people = ad.contacts.map(({ first_name, last_name, role, phone, email }) => ({
    name: [first_name, last_name].filter(Boolean).join(' '),
    role,
    phone,
    email,
  }));
  if (method === 'phone') {
    const reachable = unique(
      people.filter(({ phone }) => /\d/.test(phone)),
      ({ phone }) => phone,
    );
    return reachable.length > 0 ? { method, people: reachable } : undefined;
  }
  if (method === 'email') {
    const reachable = unique(
      people.filter(({ email }) => email.includes('@')),
      ({ email }) => email,
    );
    return reachable.length > 0 ? { method, people: reachable } : undefined;
  }
  if (method === 'web') {
    const href = [ad.application_url, ad.source_url, ad.weblink].map(toLink).find(Boolean);
    return href ? { method, href } : undefined;
  }
  const address = ad.company_address;
  if (!address) return undefined;
  const lines = [address.street, address.additional, placeLine(address)];
  return { method, lines: [ad.company_name, ...lines].filter((line) => line.trim() !== '') };
}

/** Personal methods first: a call brings the fastest answer. */
const inOrder = ['phone', 'email', 'web', 'visit'] as const satisfies readonly ApplicationMethod[];

/**
 * Returns the methods of applying for an ad. If the ad names none, or none whose data is known, returns those that its branch offers.
 * Applying in person comes only if there is nothing else: a company that names only a website expects no visitors.
 */
export function applicationSteps(ad: PublicJobAd, toLink: ToLink): readonly ApplicationStep[] {
  const steps = (methods: readonly ApplicationMethod[]) =>
    methods.flatMap((method) => stepOf(ad, method, toLink) ?? []);
  const methods: readonly string[] = asksForCall(ad.application_documents)
    ? [...ad.application_ways, 'phone']
    : ad.application_ways;
  const named = steps(inOrder.filter((method) => methods.includes(method)));
  if (named.length > 0) return named;
  const offered = steps(['phone', 'email', 'web']);
  return offered.length > 0 ? offered : steps(['visit']);
}

/**
 * Returns the sentence for an ad that wants a call and no documents; '' for other ads.
 * @param steps methods of applying to the ad: not every branch that wants calls names a number
 */
export function nothingToSend(ad: PublicJobAd, steps: readonly ApplicationStep[]): string {
  if (!asksForCall(ad.application_documents) || steps.length === 0) return '';
  return steps.some(({ method }) => method === 'phone')
    ? 'Du brauchst nichts zu schicken: Ein Anruf genügt.'
    : 'Du brauchst keine Unterlagen: Melde dich einfach.';
}

/** A document of the checklist. */
export interface Document {
  readonly key: string;
  readonly label: string;
}

/** Returns the documents to send: none if the ad asks only for a call, and all usual ones if it names none. */
export function documentsFor({ application_documents: asked }: PublicJobAd): readonly Document[] {
  const sent = applicationDocuments.filter(({ key }) => key !== 'call');
  if (asked.length === 0) return sent;
  return sent.filter(({ key }) => asked.includes(key));
}

/** The parts of the mail that a pupil writes. */
export interface OwnWords {
  readonly name: string;
  readonly school: string;
  readonly reason: string;
  /** When the internship is to be; only in mails for one. */
  readonly period: string;
}

export const noWords: OwnWords = { name: '', school: '', reason: '', period: '' };

export const isForInternship = ({ job_type_int: type }: Pick<PublicJobAd, 'job_type_int'>) =>
  type === internship;

/** Maximum number of characters of each part: longer mails do not fit into a link on every device. */
export const maxAnswerLengths = { name: 60, school: 80, reason: 600, period: 80 } as const;

const gap = '…';

/** Returns the sentence about documents. If the ad names none, the usual ones may not be wanted, so that it promises none. */
function aboutDocuments(ad: PublicJobAd): readonly string[] {
  if (ad.application_documents.length === 0)
    return ['Meine Bewerbungsunterlagen schicke ich Ihnen gern zu.', ''];
  const documents = documentsFor(ad).map(({ label }) => label);
  return documents.length > 0 ? [`Im Anhang finden Sie: ${documents.join(', ')}.`, ''] : [];
}

/** Returns the subject and the first draft of a mail. Parts that the pupil has not written yet stay gaps. */
export function draftOf(ad: PublicJobAd, recipient: string, words: OwnWords) {
  const isInternship = isForInternship(ad);
  const kind = isInternship ? 'ein Praktikum' : 'einen Ausbildungsplatz';
  const { name, school, reason, period } = {
    name: words.name.trim() || gap,
    school: words.school.trim() || gap,
    reason: words.reason.trim() || gap,
    period: words.period.trim() || gap,
  };
  const lines = [
    recipient === '' ? 'Guten Tag,' : `Guten Tag ${recipient},`,
    '',
    `ich bewerbe mich bei ${ad.company_name} um ${kind}: ${quoted(ad.title)}.`,
    '',
    `Ich heiße ${name} und besuche zurzeit: ${school}.`,
    // The company's first question.
    ...(isInternship ? [`Mein Praktikum soll in dieser Zeit sein: ${period}.`] : []),
    `Der Beruf interessiert mich, weil ${reason}`,
    '',
    ...aboutDocuments(ad),
    'Über eine Antwort freue ich mich.',
    '',
    'Mit freundlichen Grüßen',
    name,
  ];
  return { subject: `Bewerbung: ${ad.title}`, body: lines.join('\r\n') };
}

/** Returns a draft as a text to copy, with what belongs into the other fields of a mail. */
export const draftText = (email: string, { subject, body }: ReturnType<typeof draftOf>) =>
  `An: ${email}\nBetreff: ${subject}\n\n${body.replaceAll('\r\n', '\n')}`;

/** Returns a `mailto:` link (RFC 6068). */
export const mailtoOf = (email: string, { subject, body }: ReturnType<typeof draftOf>) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

export const telOf = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
