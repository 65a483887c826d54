/** Letters by which two forms of a word are the same: 'Bäcker' and 'Bäckerin'. */
const stemLength = 6;

const withoutGender = (text: string): string => text.toLowerCase().replaceAll(/(mann|frau)\b/g, '');

/** How the job names of internships of pupils begin; a field of work follows. */
const ofPupils = 'Schülerpraktikum ';

/**
 * Whether a title says what a job name says, in whatever form: each of its words, and of the field of an internship of pupils one, since
 * 'Praktikum im Maschinenbau' needs no 'Schülerpraktikum Metall und Maschinenbau' below it.
 */
export function repeatsJobName(title: string, jobName: string): boolean {
  const said = ` ${withoutGender(title)} `;
  // 'Koch/Köchin': one of both says it.
  const words = withoutGender(jobName.replace(ofPupils, ''))
    .split(' ')
    .map((word) => word.match(/\p{L}{4,}|\bit\b/gu) ?? [])
    .filter((forms) => forms.length > 0);
  const isSaid = (forms: readonly string[]) =>
    forms.some((form) => said.includes(form === 'it' ? ' it ' : form.slice(0, stemLength)));
  return jobName.startsWith(ofPupils)
    ? words.some(isSaid)
    : words.length > 0 && words.every(isSaid);
}
