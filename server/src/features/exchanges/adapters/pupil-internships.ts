/** Says that school pupils are meant. */
const forPupils =
  /schüler|schulpraktik|betriebspraktik|ferienpraktik|ferienjob|schnupper|berufsorientierung|berufsfindung|orientierungspraktik|girls'?\s?day|boys'?\s?day|zukunftstag/iu;

/** Says that people are meant who study, have studied, or are being trained elsewhere. */
const forOthers =
  /werkstudent|working student|studierende|student(?:in|en|innen|s)?(?!\p{L})|studiengang|studiengänge|studienbegleitend|studienfach|immatrikul|hochschul|fachhochschul|universität|absolvent|praxissemester|praxisphase|pflichtpraktik|vorpraktik|bachelor|master(?:arbeit|and|studi|thesis)|abschlussarbeit|diplomarbeit|trainee|volontär|volontariat|referendar|famulatur|praktisches jahr|pj-?student|anerkennungs(?:praktik|jahr)|berufspraktikant|internship|(?<!\p{L})intern(?!\p{L})|graduate|postgradu|promotion|doktorand/iu;

/**
 * Whether an internship is one that pupils can take. The title counts before the description; where neither says whom it is for,
 * pupils are not shut out.
 */
export function isForPupils(title: string, description: string): boolean {
  if (forPupils.test(title)) return true;
  if (forOthers.test(title)) return false;
  return forPupils.test(description) || !forOthers.test(description);
}
