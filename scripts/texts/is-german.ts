/** Keys of the keyboard, types of elements and products are capitalised words, too. */
const names = new Set(
  'Escape Enter Tab Backspace Shift Control Alt Meta Home End Delete Feature Point Files Unpermitted Lehrpfad ArrowDown ArrowUp ArrowLeft ArrowRight PageDown PageUp Bearer Date Infinity True False Map'.split(
    ' ',
  ),
);

/** German words that join the values of gaps; none of our class names is one of them. */
const joining =
  '(?:gefunden|gemerkt|und|oder|von|bis|ab|um|im|mit|seit|nach|vor|bei|zu|am|pro|statt)';
const besideGap = new RegExp(`\\u0000 ${joining}\\b|\\b${joining} \\u0000`);

/**
 * Whether a literal in code is a German text: it has an umlaut, contains several words like a sentence, is a number of something ('1 Vorschlag'), or is a single
 * capitalised word that is no name. Gaps of templates are `\u0000`.
 */
export function isGerman(text: string): boolean {
  const words = text.replaceAll('\u0000', ' ').trim();
  // Media queries are in brackets.
  if (!/\p{L}{2}/u.test(words) || words.startsWith('(')) return false;
  if (/[äöüßÄÖÜ„“]/.test(words)) return true;
  if (/^(?:GET|POST|PATCH|PUT|DELETE) /.test(words)) return false;
  if (besideGap.test(text)) return true;
  if (/^\d+ [A-Z][a-z]{2}/.test(words)) return true;
  if (/^[A-Z][a-z]+$/.test(words)) return !names.has(words);
  if (/^[A-Z][a-z]+[ \-.,:!?…][^=<>{}[\]]*$/.test(words)) return true;
  return /^[a-z]+ [A-Z][a-z]/.test(words) || /[a-z][.,:!?…] [A-Za-z]/.test(words);
}
