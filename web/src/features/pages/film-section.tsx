import { Skeleton } from '../../core/loading/skeleton.tsx';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { filmScenes } from './film-scenes.ts';
import styles from './film-section.module.css';

const Film = lazyPart(
  'film',
  async () => (await import('../../core/ui/media/film.tsx')).Film,
  <Skeleton className={styles.loading} />,
);

/** How a place is found, in half a minute. */
export function FilmSection() {
  return (
    <section className={styles.section} aria-labelledby="film">
      <div className={styles.inside}>
        <div>
          <h2 id="film" className={styles.heading}>
            In acht Schritten zu deiner Stelle
          </h2>
          <p className={styles.lead}>
            Suchen, filtern, merken, teilen: Der Film zeigt in einer halben Minute, wie es geht. Er
            hat keinen Ton, sondern Untertitel.
          </p>
        </div>
        <div>
          <Film
            file="stelle-finden"
            label="Film: so findest du eine Stelle, ohne Ton, mit Untertiteln"
            scenes={filmScenes}
          />
        </div>
      </div>
    </section>
  );
}
