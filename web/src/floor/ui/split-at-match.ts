/** A label cut around the first place where the typed text begins a word in it: before, match, after. */
export function splitAtMatch(label: string, typed: string): [string, string, string] {
  const text = typed.trim().toLocaleLowerCase('de');
  const lower = label.toLocaleLowerCase('de');
  // Where lower case changes the length (İ), positions would not fit.
  if (text === '' || lower.length !== label.length) return [label, '', ''];
  for (let at = lower.indexOf(text); at >= 0; at = lower.indexOf(text, at + 1)) {
    if (at === 0 || !/\p{L}/u.test(lower[at - 1] ?? '')) {
      return [label.slice(0, at), label.slice(at, at + text.length), label.slice(at + text.length)];
    }
  }
  return [label, '', ''];
}
