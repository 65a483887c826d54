import type { JobType } from '@lehrpfad/contract/core/options.ts';
import { adFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { openStart } from '@lehrpfad/contract/core/dates/date-options.ts';
import { conditionFacts } from '@lehrpfad/contract/job-ads/facts/condition-facts.ts';
import { durationOf } from '@lehrpfad/contract/job-ads/facts/duration.ts';
import { firstDayOf } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import type { OwnJobAd, PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { ReactNode } from 'react';
import { berlinToday, dayOf } from '../../../core/text/dates.ts';
import { DateText } from '../../../core/ui/text/date-text.tsx';
import { DetailPart } from '../../../core/ui/page/detail.tsx';
import { Fact, Facts } from '../../../core/ui/page/facts.tsx';
import { UserHtml } from '../../../core/ui/text/user-html.tsx';
import { JobTypeBadge } from '../job-type-badge.tsx';
import { germanContent, t, translated } from '../../../core/texts/texts.ts';

/** A fact about an ad: a text, a date (null if unknown) or its type. */
export interface AdFact {
  readonly name: string;
  readonly text?: string;
  readonly day?: string | null;
  readonly type?: JobType;
  /** For content longer than a date. */
  readonly wide?: boolean;
  /** Shows each part of the text between ' · ' in a line of its own. */
  readonly inLines?: boolean;
  /** Whether the text is German in every language of the page. */
  readonly isGerman?: boolean;
  /** Shown after the date. */
  readonly after?: string;
}

type Management = Pick<OwnJobAd, 'last_updated_by'> & {
  /** Names of the other branches that have the ad. */
  readonly siblings: readonly string[];
};

/**
 * Returns the facts of an ad, for screen and print. Leaves out empty texts.
 * @param management for users who may edit the ad: adds its dates and branches
 */
export function factsOf(ad: PublicJobAd, management?: Management): readonly AdFact[] {
  return [
    { name: adFields.job_start.label, ...startOf(management ? ad.job_start : firstDayOf(ad)) },
    { name: adFields.job_type.label, type: ad.job_type_int },
    { name: t('Dauer'), text: durationOf(ad.job_start, ad.job_end) },
    ...conditionFacts(ad, berlinToday()),
    { name: t('Beruf'), text: ad.job_name || ad.Job_name.name, wide: true, isGerman: true },
    {
      name: adFields.Profession.label,
      text: ad.Profession?.name ?? '',
      wide: true,
      isGerman: true,
    },
    { name: t('Auch für'), text: management?.siblings.join(' · ') ?? '', wide: true },
    ...whereKnown({ name: adFields.job_end.label, day: ad.job_end }),
    ...(management ? managedDays(ad, management) : publicDays(ad)),
  ].filter(({ text }: AdFact) => text !== '');
}

const startOf = (day: string | null) => (day ? { day } : { text: openStart });

const whereKnown = (fact: AdFact): AdFact[] => (fact.day ? [fact] : []);

const publicDays = (ad: PublicJobAd): AdFact[] => [
  { name: t('Veröffentlicht'), day: ad.publish_date },
  ...whereKnown({ name: adFields.availability_end_date.label, day: ad.availability_end_date }),
];

const managedDays = (ad: PublicJobAd, { last_updated_by: name }: Management): AdFact[] => [
  { name: adFields.availability_start_date.label, day: ad.availability_start_date },
  { name: adFields.availability_end_date.label, day: ad.availability_end_date },
  { name: t('Veröffentlicht'), day: ad.publish_date },
  // The time of day would be too much detail.
  { name: t('Zuletzt geändert'), day: dayOf(ad.last_updated), after: name && `von ${name}` },
];

export function AdFacts({ facts }: { readonly facts: readonly AdFact[] }) {
  return (
    <Facts layout="flowing">
      {facts.map((fact) => (
        <Fact
          key={fact.name}
          name={fact.name}
          wide={fact.wide}
          lang={fact.isGerman ? germanContent() : undefined}
        >
          {fact.type && <JobTypeBadge type={fact.type} />}
          {fact.day !== undefined && <DateText day={fact.day} />}
          {fact.text && <FactText text={translated(fact.text)} inLines={fact.inLines} />}
          {fact.after && ` ${translated(fact.after)}`}
        </Fact>
      ))}
    </Facts>
  );
}

function FactText({
  text,
  inLines = false,
}: {
  readonly text: string;
  readonly inLines?: boolean | undefined;
}) {
  // No line begins with a separator.
  if (!inLines) return text.replaceAll(' · ', '\u00a0· ');
  return text.split(' · ').map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

interface AdTextsProps {
  readonly ad: Pick<PublicJobAd, 'details' | 'annotation' | 'typical_day'>;
  /** Level of the headings around the texts. */
  readonly below: 2 | 3;
  readonly Part?: (props: TextPartProps) => ReactNode;
}

interface TextPartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** The texts of an ad, each with a heading. */
export function AdTexts({ ad, below, Part = DetailPart }: AdTextsProps) {
  return (
    <>
      <Part heading={translated(adFields.details.label)}>
        {ad.details.trim() === '' ? (
          <p>{t('keine Stellenbeschreibung vorhanden')}</p>
        ) : (
          <UserHtml html={ad.details} below={below} />
        )}
      </Part>
      {ad.typical_day.trim() !== '' && (
        <Part heading={translated(adFields.typical_day.label)}>
          <p lang={germanContent()} className="whitespace-pre-line">
            {ad.typical_day}
          </p>
        </Part>
      )}
      {ad.annotation.trim() !== '' && (
        <Part heading={translated(adFields.annotation.label)}>
          <UserHtml html={ad.annotation} below={below} />
        </Part>
      )}
    </>
  );
}
