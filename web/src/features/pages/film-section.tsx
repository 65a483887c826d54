import { Skeleton } from '../../core/loading/skeleton.tsx';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { filmScenes } from './film-scenes.ts';
import { t } from '../../core/texts/texts.ts';
import styles from './film-section.module.css';

const Film = lazyPart(
  'film',
  async () => (await import('../../core/ui/media/film.tsx')).Film,
  <Skeleton className={styles.loading} />,
);

/** A film of half a minute that shows how to find a place. */
export function FilmSection() {
  return (
    <section className="bg-ground" aria-labelledby="film">
      <div className={`${styles.inside} max-w-page stack mx-auto`}>
        <div>
          <h2 id="film" className="text-3xl">
            {t('In acht Schritten zu deiner Stelle')}
          </h2>
          <p className="max-w-prose mt-3 text-md">
            {t(
              'Suchen, filtern, merken, teilen: Der Film zeigt in einer halben Minute, wie es geht. Er hat keinen Ton, sondern Untertitel.',
            )}
          </p>
        </div>
        <div>
          <Film
            file="stelle-finden"
            label={t('Film: so findest du eine Stelle, ohne Ton, mit Untertiteln')}
            scenes={filmScenes}
          />
        </div>
      </div>
    </section>
  );
}
