import { filmScenes } from './film-scenes.ts';
import styles from './registration-page.module.css';

/** A short screen film of the company area, without sound: what it shows, its captions and the text below it say. */
export function IntroFilm() {
  return (
    <section aria-labelledby="einblick" className={styles.intro}>
      <h2 id="einblick" className={styles.title}>
        So sieht Ihr Bereich aus
      </h2>
      <video
        className={styles.film}
        controls
        muted
        playsInline
        preload="none"
        width={1280}
        height={720}
        poster="/film/einblick.jpg"
        aria-label="Film: ein Rundgang durch den Unternehmensbereich, ohne Ton, mit Untertiteln"
      >
        <source src="/film/einblick.mp4" type="video/mp4" />
        <track kind="captions" srcLang="de" label="Deutsch" src="/film/einblick.vtt" default />
      </video>
      <details className={styles.text}>
        <summary>Der Film als Text</summary>
        <ol>
          {filmScenes.map((caption) => (
            <li key={caption}>{caption}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
