import { readableText } from '../core/text/readable-text.ts';
import { adFields, htmlFieldNames, isEmptyValue } from './ad-fields.ts';
import type { AdDraft, DraftContent } from './drafts.ts';
import { jobAdFormOn } from './visibility.ts';

function isEmpty(content: DraftContent, name: string): boolean {
  const value = (content as Readonly<Record<string, unknown>>)[name];
  const isHtml = (htmlFieldNames as readonly string[]).includes(name);
  return isEmptyValue(isHtml ? readableText(String(value)) : value);
}

/**
 * Returns the fields that keep a draft from being published, in the order of the form: required ones that are empty, and ones whose values
 * are refused. Rules that need the catalogue of occupations are checked only on publication.
 * @param today ISO day, Europe/Berlin
 */
export function gapsOf(content: DraftContent, today: string): Pick<AdDraft, 'missing' | 'wrong'> {
  const { error } = jobAdFormOn(today, null).safeParse(content);
  const refused = new Set(error?.issues.map(({ path }) => String(path[0])));
  const names = Object.keys(adFields).filter((name) => refused.has(name));
  return {
    missing: names.filter((name) => isEmpty(content, name)),
    wrong: names.filter((name) => !isEmpty(content, name)),
  };
}
