/**
 * Words of what is no occupation to be trained for, however much the rest of the name resembles one: unskilled work, internships,
 * and courses of study.
 */
const otherwise =
  /(?<!\p{L})(?:helfer|hilfs(?:kraft|arbeiter)|aushilfe|praktik(?:um|ant)|studi(?:um|en|enplatz|engang|erende[rn]?)(?!\p{L})|student|dual(?:e[rs]?)?(?!\p{L})|bachelor|master(?:studi|-studi)|werkstudent)|(?:praktikum|praktikant|praktikantin|studium|studiengang)(?!\p{L})/iu;

/** 'Altenpflegehelfer': such an occupation there is, but it is none without the ending. */
const helper = /\p{L}helfer/iu;

/** Whether a name from outside says of itself that it is not the occupation that it resembles. */
export function saysOtherwise(name: string, target: string): boolean {
  return otherwise.test(name) || (helper.test(name) && !helper.test(target));
}
