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

/* What a schema.org JobPosting says of an ad's conditions. */

/** Most things of a kind that are read: a posting has four years at most, and some certificates. */
const most = 8;

const amountNames = ['name', 'currency', 'unitText', 'value', 'minValue', 'maxValue'] as const;

type Amount = Readonly<Record<(typeof amountNames)[number], string>>;

/** A MonetaryAmount with the QuantitativeValue inside of it as one; a text or a number as its value. */
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

/** Kinds of a certificate: texts, or credentials with a category or a name. */
const credentialsOf = (requirements: unknown): string[] =>
  allOf(requirements)
    .slice(0, most)
    .map((one) => {
      const { credentialCategory: category, name } = propertiesOf(one);
      return lineOf(
        [one, ...allOf(category), name].map(firstText).find((text) => text !== '') ?? '',
      );
    });

const linesOf = (value: unknown): string[] =>
  allOf(value)
    .slice(0, most)
    .map((one) => lineOf(firstText(one)));

/** What is kept of a posting for `conditionsOfPosting`; of whom to ask only an address on the web. */
export function keptConditions(posting: Properties): Record<string, Json> {
  const contact = propertiesOf(allOf(posting['applicationContact'])[0]);
  const kept = {
    baseSalary: allOf(posting['baseSalary']).slice(0, most).map(amountOf),
    educationRequirements: credentialsOf(posting['educationRequirements']),
    workHours: linesOf(posting['workHours']),
    jobLocationType: linesOf(posting['jobLocationType']),
    totalJobOpenings: linesOf(posting['totalJobOpenings']),
    applicationUrl: linesOf(contact['url']),
  };
  return Object.fromEntries(Object.entries(kept).filter(([, said]) => said.length > 0));
}

/** `1. Ausbildungsjahr` as the name of an amount. */
const yearName = /^([1-4])\s?\.\s?(?:ausbildungs|lehr)?jahr/i;

const isMonthlyInEuros = ({ currency, unitText }: Amount) =>
  /^(?:eur|euro|€)?$/i.test(currency) && /^mon/i.test(unitText);

/**
 * Euros by year (0 for the first): of amounts that name their year, or of a text that does. Of a training that pays from one amount to
 * another the lower one is the first year's, since pay rises with every year (BBiG § 17). A single amount names no year, and is none.
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
  const [least, highest] = [monthlyPay(first.minValue), monthlyPay(first.maxValue)];
  const rises = least !== null && highest !== null && least < highest;
  return new Map(isTraining && rises && isMonthlyInEuros(first) ? [[0, least]] : []);
}

/** Returns the conditions that a posting says (as `keptConditions` keeps them). */
export function conditionsOfPosting(posting: Properties, isTraining: boolean): ImportedConditions {
  const texts = (name: string) => allOf(posting[name]).map(firstText);
  const amounts = allOf(posting['baseSalary']).slice(0, most).map(amountOf);
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
