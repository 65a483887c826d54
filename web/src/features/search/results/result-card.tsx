import { openStart } from '@lehrpfad/contract/core/dates/date-options.ts';
import { cardFacts } from '@lehrpfad/contract/job-ads/facts/card-facts.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { memo } from 'react';
import { DateText } from '../../../core/ui/text/date-text.tsx';
import { CalendarIcon, PinIcon } from '../../../core/ui/icons/icons.tsx';
import { hrefOf, resultsPath } from '../../../core/navigation/paths.ts';
import { CompanyLogo } from '../../../core/ui/media/company-logo.tsx';
import { FavouriteStar } from '../../job-ads/favourites/favourite-star.tsx';
import { repeatsJobName } from '../../job-ads/job-name-in-title.ts';
import { titleText } from '../../job-ads/title.tsx';
import { JobTypeBadge } from '../../job-ads/job-type-badge.tsx';
import { placeOf } from './place-of-card.ts';
import { germanContent, t, translated } from '../../../core/texts/texts.ts';
import styles from './result-card.module.css';
import { encodeAddress } from '../search-link.ts';
import type { Search } from '../search.ts';
import { CardLink } from '../../../core/ui/page/card-link.tsx';
import { ListCard } from '../../../core/ui/page/list-card.tsx';

interface ResultCardProps {
  readonly card: JobAdCard;
  /** The card's link is this search with the ad open. It is computed when the card renders, because that takes time. */
  readonly search: Search;
  /** Id of its link, used to return the focus. */
  readonly linkId: string;
  readonly isOpen: boolean;
  readonly onOpen: (id: number) => void;
}

/** Returns the id of the link in an ad's card. */
export const cardLinkId = (ad: number): string => `stelle-${ad}`;

/** 'Energie-/Gebäudetechnik' may break after the slash, which browsers do not allow by themselves. */
const breakable = (title: string): string => title.replaceAll('-/', '-/\u200b');

const adHref = (search: Search, id: number): string =>
  hrefOf(resultsPath(encodeAddress({ search, opened: { kind: 'ad', id } })));

/** A result. Its title is a link that covers the card, except for the star. */
export const ResultCard = memo(function ResultCard({
  card,
  search,
  linkId,
  isOpen,
  onOpen,
}: ResultCardProps) {
  return (
    <ListCard as="article" className={styles.card} isOpen={isOpen}>
      <div className={`${styles.head} flex gap-3 items-start`}>
        <CompanyLogo path={card.company_logo} company={card.company_name} />
        <div lang={germanContent()} className="flex-1 min-w-0 wrap-anywhere">
          <h2 className="text-md">
            <CardLink
              id={linkId}
              href={adHref(search, card.id)}
              isOpen={isOpen}
              onOpen={() => onOpen(card.id)}
            >
              {titleText(breakable(card.title))}
            </CardLink>
          </h2>
          {!repeatsJobName(card.title, card.job_name) && (
            <p className="mt-1 text-soft">{card.job_name}</p>
          )}
          <p className="mt-1">{card.company_name}</p>
        </div>
        <div className={`${styles.star} relative z-1`}>
          <FavouriteStar ad={card} titleId={linkId} />
        </div>
      </div>
      <CardFacts card={card} />
    </ListCard>
  );
});

/** Place, start, type and conditions of an ad. Imported ads may name no place. */
export function CardFacts({ card }: { readonly card: JobAdCard }) {
  const place = placeOf(card);
  return (
    <>
      <p className="row mt-2 text-sm gap-1-4">
        {place && (
          <span className={`${styles.fact} inline-line gap-2 min-w-0`}>
            <PinIcon /> {place}
          </span>
        )}
        <span className={`${styles.fact} inline-line gap-2 min-w-0`}>
          <CalendarIcon />
          <span>
            {t('Beginn')}{' '}
            {card.job_start ? <DateText day={card.job_start} /> : translated(openStart)}
          </span>
        </span>
      </p>
      <p className={`${styles.bottom} row mt-2 text-sm gap-1-4`}>
        <JobTypeBadge type={card.job_type_int} />
        {cardFacts(card).map((fact) => (
          <b key={fact}>{translated(fact)}</b>
        ))}
        <span className="text-xs text-soft">
          {t('Anzeige vom')} <DateText day={card.publish_date} />
          {card.external && ` · ${card.external}`}
        </span>
      </p>
    </>
  );
}
