import { lebenswelten } from '@lehrpfad/contract/core/options.ts';
import { fieldPictures, pictureAddress } from '@lehrpfad/contract/occupations/pictures.ts';
import { worldsInShort } from '@lehrpfad/regions/parts/worlds-in-short.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { Breakable } from '../../occupations/breakable.tsx';
import { hrefOfSearch } from './overview-links.ts';
import { t, translated } from '../../../core/texts/texts.ts';
import styles from './no-plan.module.css';

interface NoPlanProps {
  /** Shows the picker of all career fields, further down. */
  readonly onAllFields: () => void;
}

/** Links to all ads of a Lebenswelt, for visitors who have no search term yet. */
export function NoPlan({ onAllFields }: NoPlanProps) {
  return (
    <section aria-labelledby="no-plan">
      <div className="row gap-2 justify-between mt-4">
        <h3 id="no-plan" className="text-xl">
          {t('Kein Plan?')}
        </h3>
        <Button variant="subtle" compact onClick={onAllFields}>
          {t('Alle Tätigkeitsfelder')}
        </Button>
      </div>
      <p className="mb-2 text-sm text-soft">{translated(worldsInShort)}</p>
      <ul className={`${styles.worlds} list-plain grid gap-2`}>
        {lebenswelten.map(({ numeral, name, fields }) => (
          <li key={numeral} className="grid">
            <a
              href={hrefOfSearch({ brafo: fields })}
              className={`${styles.world} text-sm hover-raised card grid items-center text-inherit no-underline`}
            >
              <img
                src={pictureAddress(fieldPictures[(fields[0] ?? 1) - 1] ?? '')}
                alt=""
                width="32"
                height="32"
                loading="lazy"
              />
              <b className="hyphens-auto">
                <Breakable text={translated(name)} />
              </b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
