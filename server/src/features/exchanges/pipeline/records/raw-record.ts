import { createHash } from 'node:crypto';
import { maskAny } from '../texts/contacts-html.ts';
import type { Json } from '../imported-ad.ts';

/**
 * Version of the rules that make an ad of a record. Whoever changes what comes out of the same record raises it, so that the next run
 * reads all of them anew.
 */
const rules = 3;

/** Fields that hold nothing but personal contact data, in the words of the formats that are read and of such as people make up. */
const contactKey =
  /^(?:(?:apply|application|applicant|bewerbungs?|recruiter|hr)?[-_:]?(?:e[-_]?mails?|emailaddress|mail(?:adresse)?|phone(?:[-_]?number)?|telephone|telefon(?:nummer)?|tel|mobile?(?:[-_]?phone)?|mobiltelefon|handy|(?:tele)?fax(?:[-_]?number)?|whatsapp)|(?:application)?contact(?:s|point|person|name|info(?:rmation)?|details)?|kontakt(?:e|person(?:en)?|daten|name)?|ansprechpartner(?:in|innen)?|ansprechpartnername|ansprechperson(?:en)?|recruiter(?:name)?)$/i;

/** An address of the web alone: its digits are no telephone number. */
const wholeAddress = /^https?:\/\/[^\s@]+$/i;

const onlyDigits = /^\d*$/;

/** What PostgreSQL cannot hold: NUL, and halves of characters. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function maskedString(text: string): string {
  const plain = storable(text);
  return onlyDigits.test(plain) || wholeAddress.test(plain) ? plain : maskAny(plain);
}

/** Levels of lists and objects within each other; the database, too, takes no more than some thousands. */
const deepest = 100;

/**
 * A record without personal contact data: fields that are named for it are left out, and what stands in texts gives way to a notice.
 * It still says the same of the ad.
 * @throws {RangeError} for a record that is nested beyond all sense
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

/** JSON in which the order of fields makes no difference. */
function canonical(raw: Json): string {
  if (raw === null || typeof raw !== 'object') return JSON.stringify(raw);
  if (Array.isArray(raw)) return `[${(raw as readonly Json[]).map(canonical).join(',')}]`;
  const record = raw as { readonly [key: string]: Json };
  const fields = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key] ?? null)}`);
  return `{${fields.join(',')}}`;
}

/** Of what a record says and the rules that read it: the same hash, the same ad. */
export function hashOf(raw: Json): string {
  return createHash('sha256').update(`${rules} `).update(canonical(raw)).digest('base64url');
}
