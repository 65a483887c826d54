import { trimEnd } from '../../../../core/text/trim.ts';
import {
  aboutOthers,
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

/** Characters of a title or word that are looked at; nobody says later than that what is meant. */
const mostRead = 300;

/** Characters of a description that are looked at where nothing else says what is meant. */
const mostDescribed = 3000;

/** What an ad offers. */
export type AdKind = 'apprenticeship' | 'dual-study' | 'internship';

/** What is said first counts: 'Praktikum vor der Ausbildung'. */
function offeredBy(text: string): AdKind | undefined {
  const [place, training] = [internship.exec(text), apprenticeship.exec(text)];
  const dual = dualStudy.exec(text);
  const first = Math.min(training?.index ?? mostRead, dual?.index ?? mostRead);
  if (place !== null && place.index <= first) return 'internship';
  if (dual !== null || (training !== null && study.test(text))) return 'dual-study';
  return training === null ? undefined : 'apprenticeship';
}

/** An internship by its name, and no 'Praktikumsbetreuer'. */
const namedInternship =
  /(?<!\p{L})\p{L}{0,30}praktik(?:um|a|ant|antin|anten|ums(?:platz|plätze|stellen?))(?!\p{L})/iu;

/** Somebody who is to be trained, or a trade to learn, wherever that is: 'Auszubildende für unser Ausbildungsrestaurant'. */
const namedTraining = [
  /^(?:\d{1,2}\s)?(?:auszubildende[rn]?|azubi|lehrling)(?:\s\([^()]{1,20}\))?\s(?:für|in|im|als|zum|zur|bei)(?!\p{L})/iu,
  /^(?:berufs)?ausbildung(?:splatz)?\s(?:zum|zur|als)\s\p{L}{3,40}[/*:-]?\p{L}{0,10}(?=[\s,(–-])/iu,
  /^(?:(?:berufs)?ausbildung\s(?:koch|köchin|florist|\p{L}{3,40}(?:er|mann|frau|kraft|koch|wirt|laborant|assistent))(?:in)?|ausbildungsplatz\s\p{L}{3,40})(?=[\s,(–-])/iu,
];

/** Where a title has said that somebody is to be trained; beyond all that is read where it does not begin with it. */
const endOfTraining = (title: string): number =>
  Math.min(...namedTraining.map((named) => named.exec(title)?.[0].length ?? mostRead));

/** Whether a title names a post, a course or a year of service before it names anything that is offered here. */
function isOther(title: string): boolean {
  const about = aboutOthers.exec(title);
  // 'Praktikum bei der Ausbildungsleitung' is one, whoever looks after it.
  const isFirst =
    about !== null &&
    Math.min(namedInternship.exec(title)?.index ?? mostRead, endOfTraining(title)) < about.index;
  if ((about !== null && !isFirst) || asksForTraining.test(title)) return true;
  const other = otherKind.exec(title);
  if (other === null) return false;
  const offered = [internship, apprenticeship, dualStudy].flatMap(
    (kind) => kind.exec(title)?.index ?? [],
  );
  return Math.min(...offered, Number.POSITIVE_INFINITY) >= other.index;
}

/** `INTERN` (schema.org), `AUSBILDUNG`, 'Schülerpraktikum': a value that is there to say it, and begins with it. */
function kindOfLabel(whole: string): AdKind | undefined {
  const label = whole.replace(/^\p{L}{1,30}(?=praktik)/iu, '');
  if (/^dual(?:es)?$/i.test(label)) return 'dual-study';
  const kind = offeredBy(label);
  const begins = [internship, apprenticeship, dualStudy].some(
    (one) => one.exec(label)?.index === 0,
  );
  return begins ? kind : undefined;
}

/** What labels say before the kind itself. */
const beforeKind =
  /^(?:(?:(?:vollzeitschulische|schulische|duale|klassische|betriebliche|überbetriebliche|berufliche) ){1,2}(?=(?:berufs)?ausbildung)|(?:pupil|student|school|voluntary|mandatory) (?=intern))/iu;

/** 'Art: Ausbildung': the name of a field stands in it. */
const fieldName =
  /^(?:art|typ|type|kategorie|angebotsart|stellenart|beschäftigungsart|vertragsart)\s?:\s?/iu;

/** What agencies and feeds call posts for people who are trained already. */
const posts = /^(?:arbeit|job|arbeitsstelle|festanstellung|fachkraft|helfer)$/iu;

/**
 * The kind of an ad; undefined for everything that does not belong here. What its title says counts before what a field says: systems
 * that know no apprenticeship call it `INTERN`. The description is asked only where neither of them says anything.
 * @param labels values of fields that name the kind, the surest first; only where they begin with it, since 'Bildung und Ausbildung' is a trade
 */
export function kindOfAd(
  labels: readonly string[],
  wholeTitle: string,
  wholeDescription = '',
): AdKind | undefined {
  const title = wholeTitle.slice(0, mostRead);
  if (isOther(title)) return undefined;
  const said = offeredBy(title);
  if (said !== undefined) return said;
  const description = wholeDescription.slice(0, mostDescribed);
  if (describesCourse.test(description)) return undefined;
  // Some systems put several into one field: 'Vollzeit, Ausbildung'.
  const words = labels
    .flatMap((label) =>
      label
        .slice(0, mostRead)
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
  return kindOfDescription(description);
}

/** What a label says, but for what is clearer of it: systems that know no apprenticeship or study call either `INTERN`, and studies an apprenticeship. */
function labelled(kind: AdKind, label: string, title: string, text: string): AdKind {
  if (kind === 'dual-study') return kind;
  const isStudy = beginsWithDualStudy.test(text);
  if (kind === 'apprenticeship') return isStudy || study.test(title) ? 'dual-study' : kind;
  if (!/^intern$/i.test(label)) return kind;
  if (isStudy) return 'dual-study';
  const isTraining = describesApprenticeship.test(text) && !describesInternship.test(text);
  return isTraining ? 'apprenticeship' : kind;
}

function kindOfDescription(text: string): AdKind | undefined {
  // The points of a day end no sentence.
  const description = text.replaceAll(/(?<=\d)\./g, ' ');
  if (describesDualStudy.test(description)) return 'dual-study';
  if (describesInternship.test(description)) return 'internship';
  if (asksForTraining.test(description)) return undefined;
  return describesApprenticeship.test(description) ? 'apprenticeship' : undefined;
}

/** 1 Praktikum, 2 Ausbildung or dual study, undefined for everything else. */
export function jobTypeOf(
  labels: readonly string[],
  title: string,
  description = '',
): 1 | 2 | undefined {
  const kind = kindOfAd(labels, title, description);
  if (kind === undefined) return undefined;
  return kind === 'internship' ? 1 : 2;
}

const around = [
  /(?<!\p{L})[mwdf]\s{0,5}\/\s{0,5}[mwdf]\s{0,5}\/\s{0,5}[mwdfx](?!\p{L})/giu,
  /(?<!\p{L})(?:ab|zum|für|start|beginn|herbst|sommer)?\s{0,5}(?:\d{1,2}\.\d{1,2}\.|september|august|oktober)?\s{0,5}20\d\d(?:\/(?:20)?\d\d)?/giu,
  /(?<!\p{L})(?:schüler|betriebs|schul|ferien|orientierungs)?praktik(?:um|a|umsplatz|umsplätze|ant(?:en|in|innen)?)(?!\p{L})/giu,
  /(?<!\p{L})(?:berufs|erst)?ausbildung(?:s?(?:platz|plätze|stellen?|beruf))?(?!\p{L})/giu,
  /(?<!\p{L})(?:azubis?|auszubildende[rn]?|lehrstelle|lehrling|dual(?:e[srn]?)?\s{1,5}(?:studium|studentin|student))(?!\p{L})/giu,
];

const brackets = /\([^()]*\)/gu;
const genders = /\b[mwdfx]\s{0,5}[/|,]\s{0,5}[mwdfxi]|^\((?:gn|all genders|d)/iu;

const leading =
  /^(?:(?:zum|zur|als|im beruf|im bereich|in der|im|in|eine[rnm]?|für)(?!\p{L})|[\s:–,|/*-]){1,20}/iu;

/** The occupation that a title names, without what stands around it; empty where it names none. */
export function occupationOfTitle(title: string): string {
  const read = title.slice(0, mostRead).toWellFormed();
  const withoutGenders = read.replaceAll(brackets, (text) => (genders.test(text) ? ' ' : text));
  const bare = around.reduce((text, pattern) => text.replaceAll(pattern, ' '), withoutGenders);
  const name = bare.replaceAll(/\s+/gu, ' ').trim().replace(leading, '');
  return trimEnd(name, /[\s:–,|/(*-]/).trim();
}
