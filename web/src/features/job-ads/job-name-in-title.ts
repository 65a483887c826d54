/** Letters by which two forms of a word are the same: 'Bäcker' and 'Bäckerin'. */
const stemLength = 6;

const withoutGender = (text: string): string => text.toLowerCase().replaceAll(/(mann|frau)\b/g, '');

/** Whether a title says each word of a job name, in whatever form. */
export function repeatsJobName(title: string, jobName: string): boolean {
  const said = withoutGender(title);
  const words = withoutGender(jobName).match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.every((word) => said.includes(word.slice(0, stemLength)));
}
