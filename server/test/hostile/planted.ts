/*
 * Expressions that once blocked the program, with their former use: the tests for malicious input must find them. No other code may
 * use them.
 */

const hollow = /<(p|li|ul|ol|strong|b|em|i|u|a|h[1-6])\b[^>]*>(?:\s|&nbsp;|\u00A0|<br \/>)*<\/\1>/g;
const inBrackets = /\([^)]*\)/g;
const anyTag = /<\/?(?:p|br|ul|ol|li|strong|em|b|i|u|h[1-6]|div|span|a)\b[^>]*>/i;
const noise =
  /\([^)]*\)|\b(?:m|w|d|f|x)(?:\/(?:m|w|d|f|x))+\b|\b(?:auszubildende[rn]?|azubi|ausbildung|ausbildungsplatz|lehrstelle|als|zum|zur|zu|der|die|das|und|im|in|fuer|dual(?:es|er)?|studium|start|ab|20\d\d)\b/g;
const tag = /<[^>]*>/g;
const beginsAsSvg =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:(?:<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)\s*)*<svg[\s>]/i;

const label = String.raw`(?:Tele?fon(?:nummer|nr\.?)?|Tel|Fon|Phone|Mobil(?:telefon|nummer|funk)?|Mob|Handy(?:nummer|nr\.?)?|Tele?fax|Fax|WhatsApp|Durchwahl|DW|Rufnummer|Festnetz|Hotline|Ruf|☎|☏|✆|📞|📱)`;
const digits = String.raw`(?:\(0\)|[\s()./\-–—‑:]{0,3}\d)`;
const labelled = new RegExp(
  String.raw`(?<![\p{L}\d])${label}(?:[\s./&,-]+${label})*[.\s]*(?:-?Nr\.?)?\s*[:.]?\s*(?:unter\s+(?:der\s+)?(?:Nummer\s+)?)?(\+?\(?\d${digits}{3,17})`,
  'giu',
);

/** Expressions by their former use, with the function that used them, and the shape (shapes.ts) that reveals them. */
export const planted: Readonly<
  Record<string, { readonly read: (text: string) => unknown; readonly foundBy: string }>
> = {
  'elements of an import in which nothing is left': {
    read: (text) => text.replaceAll(hollow, ''),
    foundBy: 'no-break spaces in a paragraph',
  },
  'headings of a table without what is in brackets': {
    read: (text) => text.replaceAll(inBrackets, ''),
    foundBy: 'open brackets',
  },
  'whether a cell is HTML': { read: (text) => anyTag.test(text), foundBy: 'half tags' },
  'a job name without noise': {
    read: (text) => text.replaceAll(noise, ' '),
    foundBy: 'open brackets and a letter',
  },
  'a rich text without its tags': {
    read: (text) => text.replaceAll(tag, ''),
    foundBy: 'less than',
  },
  'whether an attachment begins as SVG': {
    read: (text) => beginsAsSvg.test(text),
    foundBy: 'comments',
  },
  'telephone numbers in an import': {
    read: (text) => text.match(labelled),
    foundBy: 'telephone labels',
  },
  'a composed text': {
    read: (text) => text.normalize('NFC'),
    foundBy: 'marks in disorder',
  },
};
