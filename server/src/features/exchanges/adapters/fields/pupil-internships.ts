/** The audience of an internship. The agency has those for pupils, for students and trainee posts under one offer type. */
export type Audience = 'pupils' | 'others' | 'unclear';

const word = (text: string) => `(?<!\\p{L})(?:${text})`;

/** Kinds of internship that only pupils do, and their school years. */
const kindsForPupils = [
  'schüler(?:innen)?-?\\s?(?:betriebs|schnupper|ferien)?-?(?:praktik|ferienarbeit)',
  'schul-?praktik|schnupper(?:-?praktik|-?tag|-?woche|-?lehre|n)|betriebspraktik|ferienpraktik',
  'berufsorientier|berufsfelderkundung|berufsfindung|berufliche[nr]? orientierung|orientierungspraktik',
  "girls['’]?[-\\s]?day|boys['’]?[-\\s]?day|zukunftstag|brafo(?!\\p{L})",
  '(?:[789]|10)\\.\\s?klasse|klassen? (?:[789]|10)(?!\\d)',
  'einstiegsqualifizierung|fos-?praktik|praktik\\p{L}{0,20} (?:für|zur|der) (?:fos|fachoberschul)',
];

const pupil = 'schüler(?:[-/:*_]?-?innen)?(?!\\p{L})';

/** Pupils in a title are the audience. In a description they may be people who are looked after ('Du begleitest Schüler'). */
const pupilsInTitle = new RegExp(word([...kindsForPupils, pupil].join('|')), 'iu');
const pupilsInDescription = new RegExp(
  word(
    [...kindsForPupils, `(?:für|an|als|auch|bist du|du bist|sind|willkommen:?) ${pupil}`].join('|'),
  ),
  'iu',
);

/** Words for students, graduates or trainees of other companies, or for posts for them. */
const others = new RegExp(
  word(
    [
      'werks{1,2}tudent|working student|studentische|studierende|student(?:in|en|innen|s|\\*|:|/)?(?!\\p{L})|stud\\.',
      'immatrikul|eingeschrieben|studiengang|studienbegleit|praxissemester|praxisphase|praktikum im studium|hochschulpraktik|studienpraktik',
      '(?:deine[sm]?|ihre[sm]?|eine[sm]|laufende[ns]?|im rahmen des|während des|abgeschlossene[sn]?) studium',
      'pflichtpraktik|vorpraktik|famulatur|praktisches jahr|referendar|assessor(?!\\p{L})',
      'anerkennungs-?(?:praktik|jahr)|berufspraktik|berufsanerkennung|berufspraktisches jahr',
      'masterand|bachelorand|diplomand|doktorand|(?:bachelor|master|diplom|abschluss|studien)-?(?:/\\s?master-?)?(?:arbeit|thesis)|thesis',
      'trainee|absolvent|graduate|berufseinsteiger|young professional|hochschulabschluss|volontär|volontariat',
      'internship|intern(?=\\s{0,9}(?:\\(|$|[-–|]|for|in))',
    ].join('|'),
  ),
  'iu',
);

/** Does not tell the audience, but universities do not require such internships of students. */
const voluntary = new RegExp(
  word('freiwillig(?:es|e)? (?:schnupper-?|betriebs-?)?praktik|probe-?praktik|kurzpraktik'),
  'iu',
);

/**
 * Returns the audience of an internship. The title takes precedence over the description, and words for pupils over words for students,
 * since many internships are for both. Without any of these words it is unclear.
 */
export function audienceOf(title: string, description: string): Audience {
  if (pupilsInTitle.test(title)) return 'pupils';
  if (others.test(title)) return 'others';
  if (pupilsInDescription.test(description)) return 'pupils';
  if (others.test(description)) return 'others';
  return voluntary.test(title) || voluntary.test(description) ? 'pupils' : 'unclear';
}
