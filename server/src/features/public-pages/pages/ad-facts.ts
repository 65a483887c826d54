import { openStart } from '@lehrpfad/contract/core/dates/date-options.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { adFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { conditionFacts } from '@lehrpfad/contract/job-ads/facts/condition-facts.ts';
import { durationOf } from '@lehrpfad/contract/job-ads/facts/duration.ts';
import { firstDayOf } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { PageWords } from '../../../core/text/page-words.ts';
import { typeName } from '../words.ts';

/** Lines of the company's address, with its name. */
export function addressOf({ company_name, company_address }: PublicJobAd): string[] {
  if (company_address === null) return [company_name];
  const { additional, street } = company_address;
  return [company_name, additional, street, placeLine(company_address)].filter(
    (line) => line.trim() !== '',
  );
}

/** The facts of an ad besides its texts. `occupationPath` is the page of its occupation. */
export function factsOf(
  ad: PublicJobAd,
  {
    occupationPath,
    today,
  }: { readonly occupationPath: string | undefined; readonly today: string },
  words: PageWords,
) {
  const { t, translated, day: dayText } = words;
  const day = (value: string | null) => (value === null ? '' : dayText(value));
  return [
    {
      name: translated(adFields.job_start.label),
      text: day(firstDayOf(ad)) || translated(openStart),
    },
    { name: translated(adFields.job_type.label), text: typeName(ad.job_type_int, words) },
    { name: t('Dauer'), text: translated(durationOf(ad.job_start, ad.job_end)) },
    ...conditionFacts(ad, today).map(({ name, ...fact }) => ({
      name: translated(name),
      text:
        'day' in fact
          ? [day(fact.day ?? null), translated(fact.after ?? '')].filter(Boolean).join(' ')
          : translated(fact.text ?? ''),
    })),
    { name: t('Beruf'), text: ad.job_name, path: occupationPath, isGerman: true },
    {
      name: translated(adFields.Profession.label),
      text: ad.Profession?.name ?? '',
      isGerman: true,
    },
    { name: translated(adFields.job_end.label), text: day(ad.job_end) },
    { name: t('Veröffentlicht'), text: day(ad.publish_date) },
    { name: translated(adFields.availability_end_date.label), text: day(ad.availability_end_date) },
  ].filter(({ text }) => text !== '');
}
