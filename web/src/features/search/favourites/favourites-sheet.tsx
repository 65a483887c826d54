import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';
import { formatDate } from '../../../core/text/dates.ts';
import { Sheet } from '../../../core/print/sheet.tsx';
import { t, translated } from '../../../core/texts/texts.ts';
import styles from './favourites-sheet.module.css';

interface FavouritesSheetProps {
  readonly cards: readonly JobAdCard[];
  /** Number of favourites that have not loaded. */
  readonly others: number;
  readonly url: string;
  readonly isChosen: boolean;
}

/** The favourites for printing, one line each. */
export function FavouritesSheet({ cards, others, url, isChosen }: FavouritesSheetProps) {
  return (
    <Sheet
      isList
      isChosen={isChosen}
      kind={t('Ausbildung und Praktikum {inState}', { inState, state: translated(stateName) })}
      title={t('Deine Favoriten')}
      url={url}
      urlLabel={t('Stellen im Netz')}
    >
      <table className={styles.list}>
        <thead>
          <tr>
            {[t('Stelle'), t('Ort'), t('Art'), t('Beginn')].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </tbody>
      </table>
      {others > 0 && (
        <p>
          {others === 1 ? t('Eine weitere steht') : t('{others} weitere stehen', { others })}{' '}
          {t('im Netz.')}
        </p>
      )}
    </Sheet>
  );
}

function CardRow({ card }: { readonly card: JobAdCard }) {
  const type = jobTypes.find(({ number }) => number === card.job_type_int);
  return (
    <tr>
      <td>
        <b>{card.title}</b>
        <span>{card.company_name}</span>
      </td>
      <td>{[card.postcode, card.city].filter(Boolean).join(' ')}</td>
      <td>{translated(type?.label ?? '')}</td>
      <td>{formatDate(card.job_start)}</td>
    </tr>
  );
}
