import type { ImportedConditions } from '../../../job-ads/importing-store.ts';
import type { Json } from '../../pipeline/imported-ad.ts';
import { firstText } from '../feed/feed-ad.ts';
import {
  certificateOf,
  monthlyPay,
  payByYear,
  payFields,
  placesOf,
  shortLink,
  workingTimesOf,
} from '../fields/conditions.ts';
import { lineOf } from '../reading.ts';
import { allOf, propertiesOf, type Properties } from './properties.ts';

/* Conditions of an ad in a schema.org JobPosting. */

/** Maximum number of entries of a kind that are read: a posting has four years at most, and some certificates. */
const max = 8;

const amountNames = ['name', 'currency', 'unitText', 'value', 'minValue', 'maxValue'] as const;

type Amount = Readonly<Record<(typeof amountNames)[number], string>>;

/** Flattens a MonetaryAmount and the QuantitativeValue in it; a text or a number becomes the value. */
function amountOf(part: unknown): Amount {
  const outer = propertiesOf(part);
  const [inside] = allOf(outer['value']);
  const all: Properties =
    typeof part === 'object' ? { ...outer, value: '', ...propertiesOf(inside) } : { value: part };
  const value = typeof inside === 'object' ? all['value'] : (inside ?? all['value']);
  return Object.fromEntries(
    amountNames.map((name) => [name, lineOf(firstText(name === 'value' ? value : all[name]))]),
  ) as Amount;
}

/** Names of certificates, from texts or from credentials with a category or a name. */
const credentialsOf = (requirements: unknown): string[] =>
  allOf(requirements)
    .slice(0, max)
    .map((one) => {
      const { credentialCategory: category, name } = propertiesOf(one);
      return lineOf(
        [one, ...allOf(category), name].map(firstText).find((text) => text !== '') ?? '',
      );
    });

const linesOf = (value: unknown): string[] =>
  allOf(value)
    .slice(0, max)
    .map((one) => lineOf(firstText(one)));

/** Returns the stored fields of a posting for `conditionsOfPosting`. Of its contact only a URL is stored. */
export function keptConditions(posting: Properties): Record<string, Json> {
  const contact = propertiesOf(allOf(posting['applicationContact'])[0]);
  const kept = {
    baseSalary: allOf(posting['baseSalary']).slice(0, max).map(amountOf),
    educationRequirements: credentialsOf(posting['educationRequirements']),
    workHours: linesOf(posting['workHours']),
    jobLocationType: linesOf(posting['jobLocationType']),
    totalJobOpenings: linesOf(posting['totalJobOpenings']),
    applicationUrl: linesOf(contact['url']),
  };
  return Object.fromEntries(Object.entries(kept).filter(([, said]) => said.length > 0));
}

/** An amount's name such as `1. Ausbildungsjahr`. */
const yearName = /^([1-4])\s?\.\s?(?:ausbildungs|lehr)?jahr/i;

const isMonthlyInEuros = ({ currency, unitText }: Amount) =>
  /^(?:eur|euro|€)?$/i.test(currency) && /^mon/i.test(unitText);

/**
 * Returns euros by year (0 for the first), from amounts that name their year, or from a text that does. If a training's pay is a range,
 * the lower amount is that of the first year, since pay rises every year (BBiG § 17). A single amount names no year, and is ignored.
 */
function payOfAmounts(amounts: readonly Amount[], isTraining: boolean): Map<number, number> {
  const named = amounts.flatMap((amount): (readonly [number, number])[] => {
    const year = yearName.exec(amount.name)?.[1];
    const euros = monthlyPay(amount.value || amount.minValue);
    return year && euros !== null && isMonthlyInEuros(amount) ? [[Number(year) - 1, euros]] : [];
  });
  const [first] = amounts;
  if (named.length > 0 || first === undefined || amounts.length > 1) return new Map(named);
  const said = payByYear(first.value);
  if (said.size > 0) return new Map(said);
  const [lowest, highest] = [monthlyPay(first.minValue), monthlyPay(first.maxValue)];
  const rises = lowest !== null && highest !== null && lowest < highest;
  return new Map(isTraining && rises && isMonthlyInEuros(first) ? [[0, lowest]] : []);
}

/** Returns the conditions of a posting (in the form of `keptConditions`). */
export function conditionsOfPosting(posting: Properties, isTraining: boolean): ImportedConditions {
  const texts = (name: string) => allOf(posting[name]).map(firstText);
  const amounts = allOf(posting['baseSalary']).slice(0, max).map(amountOf);
  const isRemote = texts('jobLocationType').includes('TELECOMMUTE') ? ['remote'] : [];
  const appliesHere = texts('directApply').some((text) => /^(?:https?:.*\/)?true$/i.test(text));
  const [address = ''] = [...texts('applicationUrl'), ...(appliesHere ? texts('url') : [])];
  return {
    ...payFields(payOfAmounts(amounts, isTraining)),
    certificate: certificateOf(texts('educationRequirements').join(' oder ')),
    working_time: workingTimesOf([...texts('employmentType'), ...texts('workHours'), ...isRemote]),
    free_places: placesOf(texts('totalJobOpenings')[0] ?? ''),
    application_url: shortLink(address),
  };
}
