/**
 * Words that show that a name is not an occupation with training, even if the rest resembles one: unskilled work, internships, and courses
 * of study.
 */
const otherwise =
  /(?<!\p{L})(?:helfer|hilfs(?:kraft|arbeiter)|aushilfe|praktik(?:um|ant)|studi(?:um|en|enplatz|engang|erende[rn]?)(?!\p{L})|student|dual(?:e[rs]?)?(?!\p{L})|bachelor|master(?:studi|-studi)|werkstudent)|(?:praktikum|praktikant|praktikantin|studium|studiengang)(?!\p{L})/iu;

/** Occupations such as 'Altenpflegehelfer' exist, but only with that ending. */
const helper = /\p{L}helfer/iu;

/** Whether an external name itself shows that it is not the occupation that it resembles. */
export function isNoOccupation(name: string, target: string): boolean {
  return otherwise.test(name) || (helper.test(name) && !helper.test(target));
}
