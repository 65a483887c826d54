/** Number of first letters by which two forms of a word are equal: 'Bäcker' and 'Bäckerin'. */
const stemLength = 6;

const withoutGender = (text: string): string => text.toLowerCase().replaceAll(/(mann|frau)\b/g, '');

/** Beginning of the job names of internships of pupils; a field of work follows. */
const ofPupils = 'Schülerpraktikum ';

/**
 * Whether a title contains a job name in any form: each of its words, or one word of the field for an internship of pupils, because
 * 'Praktikum im Maschinenbau' needs no 'Schülerpraktikum Metall und Maschinenbau' below it.
 */
export function repeatsJobName(title: string, jobName: string): boolean {
  const said = ` ${withoutGender(title)} `;
  // 'Koch/Köchin': one of both forms is enough.
  const words = withoutGender(jobName.replace(ofPupils, ''))
    .split(' ')
    .map((word) => word.match(/\p{L}{4,}|\b(?:it|bau)\b/gu) ?? [])
    .filter((forms) => forms.length > 0);
  const isSaid = (forms: readonly string[]) =>
    forms.some((form) => said.includes(form.length < 4 ? ` ${form} ` : form.slice(0, stemLength)));
  return jobName.startsWith(ofPupils)
    ? words.some(isSaid)
    : words.length > 0 && words.every(isSaid);
}
