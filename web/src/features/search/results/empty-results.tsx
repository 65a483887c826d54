import type { Fallback } from '@lehrpfad/contract/search/guidance.ts';
import { hrefOf, resultsPath } from '../../../core/navigation/paths.ts';
import { ForwardIcon } from '../../../core/ui/icons/icons.tsx';
import { useBrafoFields } from '../../occupations/queries.ts';
import { placeName } from '../../places/place.ts';
import { locale, t } from '../../../core/texts/texts.ts';
import styles from './empty-results.module.css';
import { encodeAddress } from '../search-link.ts';
import { emptySearch, type Search } from '../search.ts';
import { searchAfter, fallbackLabel } from './fallback.ts';

interface EmptyResultsProps {
  readonly search: Search;
  /** The nearest alternatives from the response; each leads to at least one ad. */
  readonly ways: readonly Fallback[];
  /** Whether the place of the search is unknown. */
  readonly isUnknownPlace: boolean;
}

/** Says that nothing was found, and links to the nearest alternatives. */
export function EmptyResults({ search, ways, isUnknownPlace }: EmptyResultsProps) {
  const { data: fields = [] } = useBrafoFields();
  return (
    <div className={`${styles.empty} rounded-lg text-center bg-accent`}>
      <p className="text-xl font-bold">{t('Keine Ergebnisse gefunden...')}</p>
      <p className="mt-1 mb-5">{isUnknownPlace ? unknown(search) : why(search, ways)}</p>
      <ul className={`${styles.ways} grid list-plain gap-2 mx-auto`}>
        {ways.map((way) => (
          <FallbackLink
            key={`${way.reason} ${way.text}`}
            href={linkTo(searchAfter(search, way.change))}
            label={fallbackLabel(way, fields)}
            count={way.count}
          />
        ))}
        {search.jobIds.length > 0 && (
          <FallbackLink href={linkTo(emptySearch)} label={t('Alle Stellen ansehen')} />
        )}
      </ul>
    </div>
  );
}

function unknown({ place }: Search): string {
  const name = place ? t('„{place}“', { place: placeName(place) }) : t('diesen Ort');
  return t('Den Ort {name} kennen wir nicht. Wähle oben einen anderen, oder such so weiter:', {
    name,
  });
}

function why({ jobIds }: Search, ways: readonly Fallback[]): string {
  if (jobIds.length === 1) return t('Die Stelle, die du sehen wolltest, gibt es nicht mehr.');
  if (jobIds.length > 1) return t('Die Stellen, die du sehen wolltest, gibt es nicht mehr.');
  if (ways.length > 0) return t('So findest du vielleicht doch etwas:');
  return t('Gerade ist hier nichts ausgeschrieben. Schau bald wieder vorbei.');
}

const linkTo = (search: Search) => hrefOf(resultsPath(encodeAddress({ search })));

interface FallbackLinkProps {
  readonly href: string;
  readonly label: string;
  readonly count?: number;
}

/** A link to an alternative. It disappears with its list, so the focus moves to the top of the page. */
export function FallbackLink({ href, label, count }: FallbackLinkProps) {
  return (
    <li>
      <a
        href={href}
        className="row justify-end min-h-tap gap-2 py-2 px-4 border hover-raised rounded-md text-start leading-tight no-underline bg-paper"
        onClick={() => document.querySelector('h1')?.focus()}
      >
        <span className={`${styles.words} min-w-0 font-bold wrap-anywhere`}>{label}</span>
        {count !== undefined && (
          <span className="flex-none text-soft"> ({count.toLocaleString(locale())})</span>
        )}
        <ForwardIcon />
      </a>
    </li>
  );
}
