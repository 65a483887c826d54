import { adFields } from '../ad-fields.ts';
import { weeksText } from './internship-weeks.ts';
import { labelsOf } from '../../core/text/labels-of.ts';
import { deadlineState } from '../apply/deadline.ts';
import { payOfYear } from './pay-of-year.ts';
import type { PublicJobAd } from '../job-ads.ts';

/** Returns the pay of each year that is known: '1. Jahr 1.050 € · 2. Jahr 1.120 €'. */
function payText(ad: PublicJobAd): string {
  const years = [ad.pay_year_1, ad.pay_year_2, ad.pay_year_3, ad.pay_year_4];
  return years.flatMap((pay, at) => (pay ? payOfYear(at + 1, pay) : [])).join(' · ');
}

/** Returns the name of the first contact person that has one. */
function contactText({ contacts }: PublicJobAd): string {
  const [first] = contacts;
  return first ? [first.first_name, first.last_name].filter(Boolean).join(' ') : '';
}

const certificateText = ({ certificate }: PublicJobAd) => {
  const [label = ''] = labelsOf(adFields.certificate.options, [certificate]);
  return label === '' || certificate === 'none' ? label : `mindestens ${label}`;
};

/** Returns the number of places, and of free ones among several, as far as the ad names them. Its weeks have their own numbers. */
function placesFact(ad: PublicJobAd, weeks: string) {
  const { free_places: free, total_places: total } = ad;
  if (weeks !== '') return { name: adFields.free_places.label, text: '' };
  if (!total) return { name: adFields.free_places.label, text: free ? String(free) : '' };
  const isShared = free && total > 1;
  return { name: 'Plätze', text: isShared ? `${free} von ${total} Plätzen frei` : String(total) };
}

/**
 * Returns the conditions of an ad besides its start, type and duration. Texts are empty for conditions that the ad does not name. Of a text
 * with `inLines`, each part between ' · ' may be shown in a line of its own.
 * @param today ISO day, to mark a last day that has passed
 */
export function conditionFacts(ad: PublicJobAd, today: string) {
  const weeks = weeksText(ad);
  return [
    { name: 'Vergütung im Monat', text: payText(ad), wide: true },
    { name: adFields.certificate.label, text: certificateText(ad) },
    placesFact(ad, weeks),
    {
      name: adFields.working_time.label,
      text: labelsOf(adFields.working_time.options, ad.working_time).join(', '),
    },
    { name: adFields.internship_weeks.label, text: weeks, wide: true, inLines: true },
    { name: 'Schnuppertag', text: ad.trial_day ? 'möglich' : '' },
    { name: adFields.application_deadline.label, ...deadline(ad, today) },
    { name: 'Kontakt', text: contactText(ad) },
  ];
}

function deadline({ application_deadline: day }: PublicJobAd, today: string) {
  if (!day) return { text: '' };
  return deadlineState(day, today) === 'past' ? { day, after: '(abgelaufen)' } : { day };
}
