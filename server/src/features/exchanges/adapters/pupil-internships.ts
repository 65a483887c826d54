/** Says that school pupils are meant. */
const forPupils =
  /schüler|schulpraktik|betriebspraktik|ferienpraktik|ferienjob|schnupper|berufsorientierung|berufsfindung|orientierungspraktik|girls'?\s?day|boys'?\s?day|zukunftstag/iu;

/** Says that people are meant who study, have studied, or are being trained elsewhere; a university as employer does not. */
const forOthers = new RegExp(
  [
    'werkstudent|working student|studierende|student(?:in|en|innen|s)?(?!\\p{L})|immatrikul|studienbegleitend|studienfach',
    'studiengang|praxissemester|praxisphase|(?:deines|ihres|eines|laufendes|begonnenes) studiums?|hochschulstudi',
    '(?:an einer|an deiner|deiner|ihrer) (?:fachhochschule|hochschule|universität|uni)(?!\\p{L})',
    'absolvent|graduate|bachelor|master(?:arbeit|and|studi|thesis)|abschlussarbeit|diplomarbeit|doktorand',
    'pflichtpraktik|vorpraktik|anerkennungs(?:praktik|jahr)|berufspraktikant|praktisches jahr|famulatur|referendar',
    'trainee|volontär|volontariat|internship|(?<!\\p{L})intern(?=\\s*\\()',
  ].join('|'),
  'iu',
);

/**
 * Whether an internship is one that pupils can take. The title counts before the description; where neither says whom it is for,
 * pupils are not shut out.
 */
export function isForPupils(title: string, description: string): boolean {
  if (forPupils.test(title)) return true;
  if (forOthers.test(title)) return false;
  return forPupils.test(description) || !forOthers.test(description);
}
