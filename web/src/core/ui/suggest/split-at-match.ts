/** Splits a label at the typed text: before, match, after. Prefers a match at the start of a word. */
export function splitAtMatch(label: string, typed: string): [string, string, string] {
  const text = typed.trim().toLocaleLowerCase('de');
  const lower = label.toLocaleLowerCase('de');
  // If lower case changes the length (İ), the positions would be wrong.
  if (text === '' || lower.length !== label.length) return [label, '', ''];
  let at = lower.indexOf(text);
  const first = at;
  while (at > 0 && /\p{L}/u.test(lower[at - 1] ?? '')) at = lower.indexOf(text, at + 1);
  if (at < 0) at = first;
  if (at < 0) return [label, '', ''];
  const end = at + text.length;
  return [label.slice(0, at), label.slice(at, end), label.slice(end)];
}
