/**
 * Removes comments, blank lines and indentation from an inline style or script, since each page contains it. A comment must
 * have lines of its own, and no string may span several lines.
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
