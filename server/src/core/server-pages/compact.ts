/**
 * A style or a script that stands in a page, without its comments, blank lines and indentation: each visit carries it along. A comment
 * has lines of its own, and no text in it may go over several lines.
 */
export function compact(text: string): string {
  let isInComment = false;
  const lines = text.split('\n').flatMap((given) => {
    const line = given.trim();
    const isComment = isInComment || line.startsWith('/*');
    isInComment = isComment && !line.includes('*/');
    return isComment || line === '' || line.startsWith('//') ? [] : [line];
  });
  return lines.join('\n');
}
