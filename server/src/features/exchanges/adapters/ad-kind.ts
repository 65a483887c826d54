/** Characters of a title or word that are looked at; nobody says later than that what is meant. */
const mostRead = 300;

/** Says what people have or need not have. */
const notOffered = String.raw`(?<!(?:mit|ohne|abgeschlossene[rn]?|nach der|deiner|ihrer)\s+)`;
const end = String.raw`(?!\p{L})`;

const apprenticeship = new RegExp(
  [
    String.raw`(?<!\p{L})${notOffered}(?:berufs|erst)?ausbildung(?:s?(?:platz|plätze|stellen?|beruf|berufe|beginn|start|jahr))?${end}`,
    String.raw`(?<!\p{L})(?:azubi|auszubildende|lehrstelle|lehrling|apprentice)`,
    String.raw`(?<!\p{L})dual(?:e|es|en|er)?\)?[\s-]*(?:stud|bachelor)`,
  ].join('|'),
  'iu',
);

const internship = /praktik(?:um|a|ant|ums)|schnuppertag|(?<!\p{L})intern(?:ship)?(?!\p{L})/iu;

/** People who look after apprentices are none. */
const aboutOthers =
  /^(?:(?:stellv\S*|senior|junior)\s+)?(?:leit(?:er|ung)|ausbilder|ausbildungsleit|referent|personalreferent|koordinator|sachbearbeiter|beauftragte)/iu;

/** `INTERN` (schema.org), `apprenticeship`, 'Ausbildung': a value that is there to say it. */
function kindOfWord(word: string): 1 | 2 | undefined {
  const [place, training] = [internship.exec(word), apprenticeship.exec(word)];
  if (place !== null && (training === null || place.index < training.index)) return 1;
  return training === null ? undefined : 2;
}

/** What is said first counts: 'Praktikum vor der Ausbildung'. */
function kindOfTitle(title: string): 1 | 2 | undefined {
  return aboutOthers.test(title) ? undefined : kindOfWord(title);
}

/**
 * 1 Praktikum, 2 Ausbildung, undefined for everything else.
 * @param words values of fields that name the kind, the surest first; only where they begin with it, since 'Bildung und Ausbildung' is a trade
 */
export function jobTypeOf(words: readonly string[], title: string): 1 | 2 | undefined {
  for (const whole of words) {
    const word = whole.trim().slice(0, mostRead);
    const kind = kindOfWord(word);
    const begins = (pattern: RegExp) => pattern.exec(word)?.index === 0;
    if (kind !== undefined && begins(kind === 1 ? internship : apprenticeship)) return kind;
  }
  return kindOfTitle(title.slice(0, mostRead));
}

const around = [
  /\((?:[^()]*\b[mwdfx](?:\s*[/|,]\s*[mwdfxi])+|gn|all genders|d)[^()]*\)/giu,
  /(?<!\p{L})[mwdf]\s*\/\s*[mwdf]\s*\/\s*[mwdfx](?!\p{L})/giu,
  /(?<!\p{L})(?:ab|zum|für|start|beginn|herbst|sommer)?\s*(?:\d{1,2}\.\d{1,2}\.|september|august|oktober)?\s*20\d\d(?:\/(?:20)?\d\d)?/giu,
  /(?<!\p{L})(?:schüler|betriebs|schul|ferien|orientierungs)?praktik(?:um|a|umsplatz|umsplätze|ant(?:en|in|innen)?)(?!\p{L})/giu,
  /(?<!\p{L})(?:berufs|erst)?ausbildung(?:s?(?:platz|plätze|stellen?|beruf))?(?!\p{L})/giu,
  /(?<!\p{L})(?:azubis?|auszubildende[rn]?|lehrstelle|lehrling|dual(?:e[srn]?)?\s+(?:studium|studentin|student))(?!\p{L})/giu,
];

const leading =
  /^(?:(?:zum|zur|als|im beruf|im bereich|in der|im|in|eine[rnm]?|für)(?!\p{L})|[\s:–,|/*-])+/iu;

/** The occupation that a title names, without what stands around it; empty where it names none. */
export function occupationOfTitle(title: string): string {
  const read = title.slice(0, mostRead).toWellFormed();
  const bare = around.reduce((text, pattern) => text.replaceAll(pattern, ' '), read);
  return bare
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(leading, '')
    .replace(/[\s:–,|/(*-]+$/u, '')
    .trim();
}
