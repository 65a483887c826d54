import { emojiWords } from '../../concepts/data/emoji.ts';

/** '1.100 €' is one number, but '1.9.2027' is a day. */
const thousands = /(?<![\d.])(\d{1,2})\.(\d{3})(?![\d.])/g;
const cents = /(?<=\d{3}),\d{2}(?= ?(?:€|eur))/gi;
const mayBeMoney = /€|\d[.,]\d/;

/** Normalises amounts: '1100 euro'. */
const withAmounts = (text: string): string =>
  mayBeMoney.test(text)
    ? text.replaceAll(thousands, '$1$2').replaceAll(cents, '').replaceAll('€', ' euro ')
    : text;

/** Spaces and commas as addresses of pages write them. */
const encoded = /%(?:20|2b|2c)/gi;

const withSpaces = (text: string): string =>
  text.includes('%') ? text.replaceAll(encoded, ' ') : text;

/** Providers whose names in mail addresses are no employers. */
const mailProviders =
  /^(?:g(?:oogle)?mail|gmx|web|mail|outlook|hotmail|live|msn|yahoo|icloud|me|t-online|freenet|aol|posteo|proton(?:mail)?|arcor)\./;

/** 'info@tischlerei-lehmann.de' is the firm alone: the name of a person may be that of a trade. */
function firmOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const end = domain.lastIndexOf('.');
  return end < 1 || mailProviders.test(domain) ? '' : domain.slice(0, end);
}

const isMailAddress = (word: string) => {
  const at = word.indexOf('@');
  return at > 0 && word.includes('.', at);
};

const withFirmsOfAddresses = (text: string): string =>
  text.includes('@')
    ? text
        .split(/(\s)/)
        .map((word) => (isMailAddress(word) ? firmOf(word) : word))
        .join('')
    : text;

/** '39xxx', '061**': a postcode of which only the beginning matters. */
const openPostcode = /(?<![\p{L}\d])(\d{2,4})[x*]{1,3}(?![\p{L}\d])/giu;
const postcodeLength = 5;

const withPostcodesCut = (text: string): string =>
  text.replaceAll(openPostcode, (all: string, start: string) =>
    all.length === postcodeLength ? start : all,
  );

const picture = /\p{Extended_Pictographic}/gu;

/** '👩‍🍳' is a person and a pan, of which the pan tells the trade. */
const withEmojiRead = (text: string): string =>
  text.replaceAll(picture, (sign) => (emojiWords.has(sign) ? ` ${emojiWords.get(sign)} ` : sign));

/** A typed text in the form in which its words are read: amounts, emojis, addresses and postcodes. */
export const normalised = (text: string): string =>
  withAmounts(withPostcodesCut(withFirmsOfAddresses(withSpaces(withEmojiRead(text)))));
