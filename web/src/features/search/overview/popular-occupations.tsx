import type { SearchOverview } from '@lehrpfad/contract/search/overview.ts';
import { Breakable } from '../../occupations/breakable.tsx';
import { hrefOfSearch, places } from './overview-links.ts';
import { germanContent, t } from '../../../core/texts/texts.ts';
import styles from './popular-occupations.module.css';
import section from './overview-section.module.css';

/** Occupations with many ads, each with its picture. */
export function PopularOccupations({ occupations }: Pick<SearchOverview, 'occupations'>) {
  if (occupations.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2 text-xl">{t('Beliebte Berufe')}</h3>
      <ul className={`${styles.occupations} ${section.scroller} list-plain gap-2`}>
        {occupations.map(({ id, name, picture, count }) => (
          <li key={id} className="grid">
            <a
              href={hrefOfSearch({ text: name })}
              className={`${styles.occupation} hover-raised card grid items-center text-inherit no-underline`}
            >
              <img src={picture} alt="" width="40" height="40" loading="lazy" />
              <b lang={germanContent()} className="hyphens-auto wrap-anywhere">
                <Breakable text={name} />
              </b>
              <span className="text-sm text-soft">{places(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
