import { Film } from '../../core/ui/media/film.tsx';
import { filmScenes } from './film-scenes.ts';
import styles from './registration-page.module.css';

/** A short screencast of the company area. */
export function IntroFilm() {
  return (
    <section aria-labelledby="einblick" className={styles.intro}>
      <h2 id="einblick" className="mb-4 text-xl">
        So sieht Ihr Bereich aus
      </h2>
      <Film
        file="einblick"
        label="Film: ein Rundgang durch den Unternehmensbereich, ohne Ton, mit Untertiteln"
        scenes={filmScenes}
      />
    </section>
  );
}
