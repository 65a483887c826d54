/** Replaces a person's contact data. */
export const contactNotice = '[Kontakt: siehe Originalanzeige]';

/** Part of a text: index of its first character, and index after its last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** `@`, its entity in HTML, or its spellings against robots. */
const at = String.raw`(?:\s?(?:@|＠|&#0{0,8}64;|&#x0{0,8}40;|&commat;|\((?:at|ät)\)|\[(?:at|ät)\]|\{at\})\s?)`;
const dot = String.raw`(?:\.|\s?(?:\((?:dot|punkt)\)|\[(?:dot|punkt)\])\s?)`;
const email = new RegExp(
  String.raw`(?:mailto:)?[\p{L}\d_](?:[\p{L}\d._%+-]{0,63})${at}[\p{L}\d-]{1,63}(?:${dot}[\p{L}\d-]{2,63}){1,8}`,
  'giu',
);

/** Digits of a number with the separators of German spelling. */
const digits = String.raw`(?:\(0\)|[\s()./\-–—‑:]{0,3}\d)`;

const label = String.raw`(?:Tele?fon(?:nummer|nr)?|Tel|Fon|Phone|Mobil(?:telefon|nummer|funk)?|Mob|Handy(?:nummer|nr)?|Tele?fax|Fax|WhatsApp|Durchwahl|DW|Rufnummer|Festnetz|Hotline|Ruf|☎|☏|✆|📞|📱)`;

/** 'Tel.: 0391 / 12 34-56', 'Telefon/Fax 12345', 'tel:+49391123456'. */
const labelled = new RegExp(
  String.raw`(?<![\p{L}\d])${label}(?:[\s./&,-]{1,8}${label}){0,4}(?:[.\s]{0,8}-?Nr)?[.\s]{0,40}(?::\s{0,40})?(?:unter\s{1,8}(?:der\s{1,8})?(?:Nummer\s{1,8})?)?(\+?\(?\d${digits}{3,17})`,
  'giu',
);

/** '+49 (0)391 123456', '0049 391 123456', and numbers of other countries. */
const international = new RegExp(
  String.raw`(?<![\p{L}\d/=_#?&%.,-])(?:\+\s?\(?[1-9]\d{0,2}\)?|00\s?49)(?:\(0\)|[\s()./\-–—‑]{0,3}\d){6,13}(?!\d)`,
  'gu',
);

/** '0391 / 12 34-56', '(0391) 123456', '0170-1234567', '03 91/1 23 45', '01701234567'. */
const national = new RegExp(
  String.raw`(?<![\p{L}\d/=_#?&%.,:+-]|\d[ \t])\(?0[1-9](?:[ ]?\d){0,4}\)?(?:[ \t]{0,2}[/\-–—‑][ \t]{0,2}|[ \t]{1,2}|(?<=\)))?\d(?:[ \t]?(?:[/\-–—‑][ \t]?)?\d){2,10}(?![\d%€]|[ \t]?(?:Uhr|h\b|€|EUR|Euro)|[.,]\d)`,
  'giu',
);

/** Words shortly before a number that is no telephone number. */
const reference =
  /(?:Kenn(?:ziffer|nummer|ung|zeichen)|Referenz(?:nummer|nr\.?|code)?|Ref|Chiffre|Job-?ID|ID|Stellen(?:nummer|nr|-?ID)|Aktenzeichen|Az|Auftragsnummer|Betriebsnummer|BA-?Nr|Kunden(?:nummer|nr)|Nummer|Nr|PLZ|Postleitzahl|IBAN|HRB)\.?(?:\s{0,40}[:.#])?\s{0,40}[\w-]{0,8}$/iu;

const dates = [
  /^\D*(?:19|20)\d{2}\D*$/,
  /^\D*\d{1,2}[./\- ]\s?\d{1,2}[./\- ]\s?(?:19|20)\d{2}\D*$/,
  /^\D*(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}\D*$/,
  /^\D*(?:0[1-9]|1[0-2])\s?[/-]\s?(?:19|20)\d{2}(?:\D+(?:0[1-9]|1[0-2])\s?[/-]\s?(?:19|20)\d{2})?\D*$/,
  /^\D*(?:0[1-9]|[12]\d|3[01])[./-](?:0[1-9]|1[0-2])[./-]?(?:\D+|$)/,
];

/** Whether the digits are a day, a month of a year, or several postcodes in a row. */
function isNoNumber(text: string): boolean {
  if (dates.some((date) => date.test(text))) return true;
  const groups = text.match(/\d+/g) ?? [];
  return groups.length > 1 && groups.every((group) => group.length === 5);
}

const minDigits = 6;

/** Part of a text around a possible contact. Only these parts are searched closely, since most of a text contains no contact. */
interface Window {
  readonly from: number;
  readonly text: string;
}

/** Yields windows of whole words around each hit, with the same margin on both sides. Overlapping windows are merged. */
function* windowsAround(text: string, hit: RegExp, margin: number): Generator<Window> {
  let from = -1;
  let to = -1;
  const window = () => ({ from, text: text.slice(from, to) });
  for (const match of text.matchAll(hit)) {
    const begin = Math.max(0, match.index - margin);
    const end = Math.min(text.length, match.index + match[0].length + margin);
    if (from >= 0 && begin > to) {
      yield window();
      from = -1;
    }
    // A word is never cut: the text before a number decides its meaning.
    if (from < 0) from = begin === 0 ? 0 : text.lastIndexOf(' ', begin) + 1;
    if (end <= to) continue;
    const space = text.indexOf(' ', end);
    to = space < 0 ? text.length : space;
  }
  if (from >= 0) yield window();
}

const someDigits = /\d(?:[\s()./\-–—‑:]{0,3}\d){3,}/g;

const rangeOf = ({ from }: Window, match: RegExpMatchArray): Range => ({
  from: from + (match.index ?? 0),
  to: from + (match.index ?? 0) + match[0].length,
});

function* numbersIn(whole: string): Generator<Range> {
  for (const window of windowsAround(whole, someDigits, 60)) {
    const { text } = window;
    for (const match of text.matchAll(labelled))
      if (!isNoNumber(match[1] ?? '')) yield rangeOf(window, match);
    for (const pattern of [international, national])
      for (const match of text.matchAll(pattern)) {
        const [number] = match;
        const count = number.replaceAll(/\D/g, '').length;
        if (count <= minDigits || isNoNumber(number)) continue;
        if (reference.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
        yield rangeOf(window, match);
      }
  }
}

const title = String.raw`(?:(?:Prof|Dr|Dipl)\.?(?:-?\p{L}{1,40}\.?)?[ \t]{1,40}(?:(?:med|jur|phil|rer|nat|Ing|habil|h\.\s?c)\.?[ \t]{1,40}){0,4}){0,4}`;
const word = String.raw`(?:\p{Lu}[\p{L}’'.]{0,40}(?:-\p{Lu}[\p{L}’']{0,40}){0,4})`;
const name = String.raw`${title}${word}(?:[ \t]{1,40}(?:(?:von|van|de|der|den|zu|zur|vom)[ \t]{1,40}){0,3}${word}){0,3}`;
const salutation = String.raw`(?:Herr(?:n)?|Frau|Hr\.?|Fr\.)`;
const role = String.raw`(?:Ihr(?:e|en|em|er)?[ \t]{1,40})?(?:persönliche[rn]?[ \t]{1,40})?(?:Ansprech(?:partner|person)(?:innen|in|en|\(in(?:nen)?\)|[/*:_]-?in(?:nen)?)?|Kontaktperson|Kontakt|Ausbildungsleiter(?:in)?|Ausbilder(?:in)?|Personalleiter(?:in)?|Bewerbungen?[ \t]{1,40}(?:bitte[ \t]{1,40})?an|z\.?[ \t]?Hd\.?|zu[ \t]Händen)`;

const introduction = String.raw`${role}(?:[ \t]{1,40}(?:ist|für[^\n:]{0,60}))?[ \t]{0,40}:?\s{0,3}(?:von[ \t]{1,40})?`;

/** 'Ansprechpartnerin: Frau Anna Müller', also across a line break. In long texts a salutation is enough. */
const introduced = new RegExp(
  String.raw`(?<!\p{L})${introduction}(?<!\p{L})${salutation}[ \t]{1,40}${name}`,
  'gu',
);
const person = new RegExp(
  String.raw`(?<!\p{L})(?:${introduction})?(?<!\p{L})${salutation}[ \t]{1,40}${name}`,
  'gu',
);

/** 'Ansprechpartner: Anna Müller': at least two words, since one word is a department. */
const named = new RegExp(
  String.raw`(?<!\p{L})(?:Ihr(?:e|en)?[ \t]{1,40})?(?:Ansprech(?:partner|person)(?:innen|in|\(in(?:nen)?\)|[/*:_]-?in(?:nen)?)?|Kontaktperson|z\.?[ \t]?Hd\.?|zu[ \t]Händen)[ \t]{0,40}:\s{0,3}${title}${word}[ \t]{1,40}(?:(?:von|van|de|der|zu)[ \t]{1,40}){0,3}${word}(?=[ \t]{0,40}(?:[\n,;|(]|$|Tel|Fon|E-?Mail))`,
  'gu',
);

/** Phrases that name no person, such as 'Frau oder Mann' and 'Herr der Lage'. */
const nobody = /(?:Frau|Herrn?)[ \t]{1,40}(?:Mann|Divers|Männer|Beruf|Familie|Kinder?|Holle)\b/u;

/** Characters. A shorter text may be a company's name, such as 'Frau Anna Müller Pflegedienst'. */
const maxNameLength = 120;

const somebody = /\b(?:Herrn?|Frau|Hr|Fr)\b|nsprechp|Kontaktp|z\.?\s?Hd|Händen/g;

function* peopleIn(text: string): Generator<Range> {
  for (const window of windowsAround(text, somebody, 160)) {
    for (const pattern of [text.length > maxNameLength ? person : introduced, named])
      for (const match of window.text.matchAll(pattern))
        if (!nobody.test(match[0])) yield rangeOf(window, match);
  }
}

/** Text between parts of the same contact. */
const between =
  /^(?:[\s,;:|/·•.()\-–]|oder|und|bzw|unter|per|via|an|auch|gern|die|der|dem|Nummer|Adresse|Mail|Tel(?:efon)?(?:isch)?|Fax|Mobil|[TFME])*$/i;

const someAt = /[@＠]|&#0{0,8}64;|&#x0{0,8}40;|&commat;|[([{](?:at|ät|AT|At)[)\]}]/g;

const maxGapLength = 40;

/** Returns the ranges of personal contact data in a text, in order and without overlaps. Parts of one contact are merged. */
export function findContacts(text: string): readonly Range[] {
  const found: Range[] = [];
  for (const window of windowsAround(text, someAt, 70))
    for (const match of window.text.matchAll(email)) found.push(rangeOf(window, match));
  found.push(...numbersIn(text), ...peopleIn(text));
  found.sort((one, other) => one.from - other.from || other.to - one.to);
  const merged: Range[] = [];
  for (const range of found) {
    const last = merged.at(-1);
    if (
      last &&
      (range.from <= last.to ||
        (range.from - last.to <= maxGapLength && between.test(text.slice(last.to, range.from))))
    )
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else merged.push(range);
  }
  return merged;
}

/** Replaces each contact in a text with a notice. */
export function maskText(text: string): string {
  let masked = '';
  let done = 0;
  for (const { from, to } of findContacts(text)) {
    masked += text.slice(done, from) + contactNotice;
    done = to;
  }
  return done === 0 ? text : masked + text.slice(done);
}
