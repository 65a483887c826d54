import { numberOfJobType, type JobType } from '@lehrpfad/contract/core/options.ts';
import { trimEnd } from '../../../../core/text/trim.ts';
import {
  supervisingPosts,
  apprenticeship,
  asksForTraining,
  beginsWithDualStudy,
  describesApprenticeship,
  describesCourse,
  describesDualStudy,
  describesInternship,
  dualStudy,
  internship,
  otherKind,
  study,
} from './kind-words.ts';
import { publicJuniors } from './become-titles.ts';

/** Characters of a title or label that are read; the kind is never named after them. */
const maxReadLength = 300;

/** Characters of a description that are read if nothing else names the kind. */
const maxDescriptionLength = 3000;

/** The kind of place that an ad offers. */
export type AdKind = 'apprenticeship' | 'dual-study' | 'internship';

/** The kind that a text names first: 'Praktikum vor der Ausbildung'. */
function offeredBy(text: string): AdKind | undefined {
  const [place, training] = [internship.exec(text), apprenticeship.exec(text)];
  const dual = dualStudy.exec(text);
  const first = Math.min(training?.index ?? maxReadLength, dual?.index ?? maxReadLength);
  if (place !== null && place.index <= first) return 'internship';
  if (dual !== null || (training !== null && study.test(text))) return 'dual-study';
  return training === null ? undefined : 'apprenticeship';
}

/** The name of an internship, but not 'Praktikumsbetreuer'. */
const namedInternship =
  /(?<!\p{L})\p{L}{0,30}praktik(?:um|a|ant|antin|anten|ums(?:platz|plätze|stellen?))(?!\p{L})/iu;

/** A trainee or an apprenticeship, regardless of the workplace: 'Auszubildende für unser Ausbildungsrestaurant'. */
const namedTraining = [
  /^(?:\d{1,2}\s)?(?:auszubildende[rn]?|azubi|lehrling)(?:\s\([^()]{1,20}\))?\s(?:für|in|im|als|zum|zur|bei)(?!\p{L})/iu,
  /^(?:berufs)?ausbildung(?:splatz)?\s(?:zum|zur|als)\s\p{L}{3,40}[/*:-]?\p{L}{0,10}(?=[\s,(–-])/iu,
  /^(?:(?:berufs)?ausbildung\s(?:koch|köchin|florist|\p{L}{3,40}(?:er|mann|frau|kraft|koch|wirt|laborant|assistent))(?:in)?|ausbildungsplatz\s\p{L}{3,40})(?=[\s,(–-])/iu,
];

/** End of the words for a trainee at the beginning of a title; beyond the characters that are read if there are none. */
const endOfTraining = (title: string): number =>
  Math.min(...namedTraining.map((named) => named.exec(title)?.[0].length ?? maxReadLength));

/** Whether a title names a post, a course or a year of service before it names anything that is offered here. */
function isOther(title: string): boolean {
  const about = supervisingPosts.exec(title);
  // 'Praktikum bei der Ausbildungsleitung' is an internship, although it names a post.
  const isFirst =
    about !== null &&
    Math.min(namedInternship.exec(title)?.index ?? maxReadLength, endOfTraining(title)) <
      about.index;
  if ((about !== null && !isFirst) || asksForTraining.test(title)) return true;
  const other = otherKind.exec(title);
  if (other === null) return false;
  const offered = [internship, apprenticeship, dualStudy].flatMap(
    (kind) => kind.exec(title)?.index ?? [],
  );
  return Math.min(...offered, Number.POSITIVE_INFINITY) >= other.index && germanPart(title) === '';
}

/** The last part of a title that names it in two languages and begins with the kind: 'Trainee Chef / Ausbildung Koch'; empty if there is none. */
function germanPart(title: string): string {
  const from = title.lastIndexOf(' / ');
  const part = from < 0 ? '' : title.slice(from + 3).trim();
  const isOfKind = kindOfLabel(part) !== undefined && otherKind.exec(part) === null;
  return isOfKind && occupationAlone(part) !== '' ? part : '';
}

/** Kind of a value that serves to name it, and begins with it: `INTERN` (schema.org), `AUSBILDUNG`, 'Schülerpraktikum'. */
function kindOfLabel(whole: string): AdKind | undefined {
  const label = whole.replace(/^\p{L}{1,30}(?=praktik)/iu, '');
  if (/^dual(?:es)?$/i.test(label)) return 'dual-study';
  const kind = offeredBy(label);
  const begins = [internship, apprenticeship, dualStudy].some(
    (one) => one.exec(label)?.index === 0,
  );
  return begins ? kind : undefined;
}

/** Words before the kind in a label. */
const beforeKind =
  /^(?:(?:(?:vollzeitschulische|schulische|duale|klassische|betriebliche|überbetriebliche|berufliche) ){1,2}(?=(?:berufs)?ausbildung)|(?:pupil|student|school|voluntary|mandatory) (?=intern))/iu;

/** 'Art: Ausbildung': the name of the field at the beginning of its value. */
const fieldName =
  /^(?:art|typ|type|kategorie|angebotsart|stellenart|beschäftigungsart|vertragsart)\s?:\s?/iu;

/** Returns the kind that tables write as a letter or shortened: 'A', 'P', 'Ausb.', 'Prakt.'; undefined for any other text. */
export function kindOfLetter(text: string): JobType | undefined {
  const [, letter] = /^(a|p)(?:usb|rakt)?\.?$/i.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return numberOfJobType(letter.toLowerCase() === 'a' ? 'ausbildung' : 'praktikum');
}

/** Values of agencies and feeds for posts of trained people. */
const posts = /^(?:arbeit|job|arbeitsstelle|festanstellung|fachkraft|helfer)$/iu;

/**
 * Returns the kind of an ad; undefined if it does not belong here. The title takes precedence over fields: systems
 * without apprenticeships call them `INTERN`. The description is used only if neither of them names a kind.
 * @param labels values of fields that name the kind, the most reliable first; only if they begin with it, since 'Bildung und Ausbildung' is a trade
 */
export function kindOfAd(
  labels: readonly string[],
  wholeTitle: string,
  wholeDescription = '',
): AdKind | undefined {
  const title = wholeTitle.slice(0, maxReadLength);
  if (isOther(title)) return undefined;
  const said = offeredBy(title);
  if (said !== undefined) return said;
  const description = wholeDescription.slice(0, maxDescriptionLength);
  if (describesCourse.test(description)) return undefined;
  // Some systems put several values into one field: 'Vollzeit, Ausbildung'.
  const words = labels
    .flatMap((label) =>
      label
        .slice(0, maxReadLength)
        .replaceAll(/_|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
        .split(/[,;|/]/),
    )
    .map((word) =>
      word
        .replace(/^[^\p{L}]+/u, '')
        .replace(fieldName, '')
        .trim()
        .replace(beforeKind, ''),
    );
  for (const word of words) {
    const kind = kindOfLabel(word);
    if (kind !== undefined) return labelled(kind, word, title, description);
  }
  if (words.some((word) => posts.test(word))) return undefined;
  return kindOfDescription(description, title);
}

/** The kind of a label, unless the text is clearer: some systems call apprenticeships and studies `INTERN`, and studies an apprenticeship. */
function labelled(kind: AdKind, label: string, title: string, text: string): AdKind {
  if (kind === 'dual-study') return kind;
  const isStudy = beginsWithDualStudy.test(text);
  if (kind === 'apprenticeship') return isStudy || study.test(title) ? 'dual-study' : kind;
  if (!/^intern$/i.test(label)) return kind;
  if (isStudy) return 'dual-study';
  const isTraining = describesApprenticeship.test(text) && !describesInternship.test(text);
  return isTraining ? 'apprenticeship' : kind;
}

function kindOfDescription(text: string, title: string): AdKind | undefined {
  // The points of a date do not end a sentence.
  const description = text.replaceAll(/(?<=\d)\./g, ' ');
  if (describesDualStudy.test(description)) return 'dual-study';
  if (describesInternship.test(description)) return 'internship';
  if (asksForTraining.test(description)) return undefined;
  const isTraining = describesApprenticeship.test(description) || publicJuniors.test(title);
  return isTraining ? 'apprenticeship' : undefined;
}

/** Returns the type of an ad; a dual study is an apprenticeship. Undefined for everything else. */
export function jobTypeOf(
  labels: readonly string[],
  title: string,
  description = '',
): JobType | undefined {
  const kind = kindOfAd(labels, title, description);
  if (kind === undefined) return undefined;
  return numberOfJobType(kind === 'internship' ? 'praktikum' : 'ausbildung');
}

const around = [
  /(?<!\p{L})[mwdf]\s{0,5}\/\s{0,5}[mwdf]\s{0,5}\/\s{0,5}[mwdfx](?!\p{L})/giu,
  /(?<!\p{L})(?:ab|zum|für|start|beginn|herbst|sommer)?\s{0,5}(?:\d{1,2}\.\d{1,2}\.|september|august|oktober)?\s{0,5}20\d\d(?:\/(?:20)?\d\d)?/giu,
  /(?<!\p{L})(?:schüler|betriebs|schul|ferien|orientierungs|tages)?praktik(?:um|a|umsplatz|umsplätze|ant(?:en|in|innen)?)(?!\p{L})/giu,
  /(?<!\p{L})(?:schnupper(?:tage?|woche|lehre|praktikum)|praxis(?:tage?|woche))(?!\p{L})/giu,
  /(?<!\p{L})(?:berufs|erst)?ausbildung(?:s?(?:platz|plätze|stellen?|beruf))?(?!\p{L})/giu,
  /(?<!\p{L})(?:azubis?|auszubildende[rn]?|lehrstelle|lehrling|dual(?:e[srn]?)?\s{1,5}(?:studium|studentin|student))(?!\p{L})/giu,
];

const brackets = /\([^()]*\)/gu;
const genders = /\b[mwdfx]\s{0,5}[/|,]\s{0,5}[mwdfxi]|^\((?:gn|all genders|d)/iu;

const leading =
  /^(?:(?:zum|zur|als|im beruf|im bereich|in der|im|in|eine[rnm]?|für)(?!\p{L})|[\s:–,|/*-]){1,20}/iu;

/** 'Koch-Fachpraktiker': the simplified training is named first elsewhere. */
const simplified = /(?<!\p{L})(\p{L}{3,30})-(fachpraktiker|fachwerker|werker)(?!\p{L})/giu;

/** 'Elektro-Azubi' is an 'Elektroazubi'; without its second part it would be a field that has many occupations. */
const hyphened = /(?<!\p{L})(\p{L}{4,30})-azubi(?!\p{L})/giu;

/** A part of a title without the words that ads add to an occupation. */
function occupationAlone(whole: string): string {
  const part = whole.replaceAll(simplified, '$2 $1').replaceAll(hyphened, '$1azubi');
  const withoutGenders = part.replaceAll(brackets, (text) => (genders.test(text) ? ' ' : text));
  const bare = around.reduce((text, pattern) => text.replaceAll(pattern, ' '), withoutGenders);
  const name = bare.replaceAll(/\s+/gu, ' ').trim().replace(leading, '');
  return trimEnd(name, /[\s:–,/(*-]/).trim();
}

/**
 * Returns the occupation that a title names, without the words around it; empty if it names none. Of several parts between bars it is the one
 * with words that ads add to an occupation: 'Krug GmbH | Ausbildung zum Koch'.
 */
export function occupationOfTitle(title: string): string {
  const whole = title.slice(0, maxReadLength).toWellFormed();
  const read = germanPart(whole) || whole;
  const parts = read
    .replaceAll(brackets, (text) => (genders.test(text) ? text.replaceAll('|', '/') : text))
    .split('|')
    .map((part) => ({ part: part.trim(), name: occupationAlone(part) }))
    .filter(({ name }) => name !== '');
  return (parts.find(({ part, name }) => part !== name) ?? parts[0])?.name ?? '';
}
