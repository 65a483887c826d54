import { createHash } from 'node:crypto';
import { maskAny } from '../texts/contacts-html.ts';
import type { Json } from '../imported-ad.ts';

/**
 * Version of the rules that make an ad from a record. Raise it when the same record gives another ad, so that the next run reads all
 * records again.
 */
export const rulesVersion = 18;

/** Names of fields that hold only personal contact data, in known formats and in formats that people make up. */
const contactKey =
  /^(?:(?:apply|application|applicant|bewerbungs?|recruiter|hr)?[-_:]?(?:e[-_]?mails?|emailaddress|mail(?:adresse)?|phone(?:[-_]?number)?|telephone|telefon(?:nummer)?|tel|mobile?(?:[-_]?phone)?|mobiltelefon|handy|(?:tele)?fax(?:[-_]?number)?|whatsapp)|(?:application)?contact(?:s|point|person|name|info(?:rmation)?|details)?|kontakt(?:e|person(?:en)?|daten|name)?|ansprechpartner(?:in|innen)?|ansprechpartnername|ansprechperson(?:en)?|recruiter(?:name)?)$/i;

/** A text that is a web address. Its digits are no telephone number. */
const wholeAddress = /^https?:\/\/[^\s@]+$/i;

const onlyDigits = /^\d*$/;

/** Removes what PostgreSQL cannot store: NUL, and halves of characters. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function maskedString(text: string): string {
  const plain = storable(text);
  return onlyDigits.test(plain) || wholeAddress.test(plain) ? plain : maskAny(plain);
}

/** Levels of nested lists and objects. The database takes some thousand levels at most. */
const deepest = 100;

/**
 * Returns a record without personal contact data: fields for it are left out, and contact data in texts is replaced by a notice.
 * @throws {RangeError} if the record is nested too deeply
 */
export function withoutContacts(raw: Json, depth = 0): Json {
  if (typeof raw === 'string') return maskedString(raw);
  if (raw === null || typeof raw !== 'object') return raw;
  if (depth >= deepest) throw new RangeError('This record is nested too deeply.');
  if (Array.isArray(raw))
    return (raw as readonly Json[]).map((item) => withoutContacts(item, depth + 1));
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) =>
      contactKey.test(key) ? [] : [[storable(key), withoutContacts(value, depth + 1)] as const],
    ),
  );
}

/** Returns JSON with the fields of objects in a fixed order. */
function canonical(raw: Json): string {
  if (raw === null || typeof raw !== 'object') return JSON.stringify(raw);
  if (Array.isArray(raw)) return `[${(raw as readonly Json[]).map(canonical).join(',')}]`;
  const record = raw as { readonly [key: string]: Json };
  const fields = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key] ?? null)}`);
  return `{${fields.join(',')}}`;
}

/** Returns a hash of a record and the version of the rules: the same hash gives the same ad. */
export function hashOf(raw: Json): string {
  return createHash('sha256').update(`${rulesVersion} `).update(canonical(raw)).digest('base64url');
}
