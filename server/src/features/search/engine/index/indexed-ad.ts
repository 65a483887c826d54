import { hash } from 'node:crypto';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { textOfHtml } from '../text/analysis.ts';
import type { StatedConditions } from '../conditions/conditions.ts';
import type { Field } from '../filters/fields.ts';

/** A visible ad in the form that the index reads. */
export interface IndexedAd {
  /** Fields shown in lists; also id, type, days, position. */
  readonly card: Omit<JobAdCard, 'distance'>;
  readonly jobNameId: number;
  /** Name to which its job name is mapped, if any. */
  readonly mappedName: string | null;
  readonly mappedNameId: number | null;
  readonly synonyms: readonly string[];
  readonly professionId: number | null;
  readonly profession: string;
  readonly companyId: number;
  /** Account of the company; companies of one account are one business. */
  readonly accountId?: number | null;
  readonly townId: number | null;
  readonly townAliases: readonly string[];
  /** HTML. */
  readonly details: string;
  readonly annotation: string;
  /** Conditions in fields of the ad; missing if it has none. They take precedence over the texts. */
  readonly stated?: StatedConditions;
  /** Mondays (ISO days) of the weeks in which an internship has a free place, in order; missing if it names no weeks. */
  readonly weeks?: readonly string[];
  /** Minutes since 1970-01-01 at which the public first saw it; missing if not recorded yet. */
  readonly shownMinute?: number | null;
  /** BRAFO fields, 1 to 12, of the job name and of the name to which it is mapped. */
  readonly brafo: readonly number[];
}

/** Returns a hash of all indexed data of an ad: 48 bits of a SHA-1. */
export const contentHash = (ad: IndexedAd): number =>
  hash('sha1', JSON.stringify(ad), 'buffer').readUIntBE(0, 6);

/** 'Orthopädietechnik-Mechaniker': the person is the last part of a compound, as in 'Industriemechaniker'. */
const hyphenated = /(\p{L}{2,60})-(\p{Lu}\p{Ll}{2,60}er)(?!\p{L})/gu;

/** 'Ver- und Entsorger': a first part without its second part is no word. */
const fragments = /(?<!\p{L})\p{L}{1,3}-(?=[\s,])/gu;

const withoutFragments = (text: string) =>
  text.includes('-') ? text.replaceAll(fragments, '') : text;

const nameText = (name: string) =>
  name.includes('-')
    ? withoutFragments(name).replaceAll(
        hyphenated,
        (_, head: string, end: string) => `${head} ${head}${end.toLowerCase()}`,
      )
    : name;

const isOneWord = (synonym: string) => !synonym.trim().includes(' ');

/** The texts of an ad by field, as the search rule lists them. */
export function textsOf(ad: IndexedAd): Record<Field, string> {
  return {
    jobName: nameText(`${ad.card.job_name} ${ad.mappedName ?? ''}`),
    synonym: ad.synonyms.filter(isOneWord).map(nameText).join(' '),
    title: withoutFragments(ad.card.title),
    // 'Elektriker' alone means less than 'Kfz-Elektriker'.
    phrase: ad.synonyms
      .filter((one) => !isOneWord(one))
      .map(withoutFragments)
      .join(' '),
    profession: ad.profession,
    company: ad.card.company_name,
    town: `${ad.card.city} ${ad.townAliases.join(' ')}`,
    description: textOfHtml(`${ad.details} ${ad.annotation}`),
  };
}
