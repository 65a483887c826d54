import { t } from '../../texts/texts.ts';
import styles from './film.module.css';

interface FilmProps {
  /** Name of its files in `/film/`: `.mp4`, `.vtt` with German captions, `.jpg` as poster. 1280 × 720. */
  readonly file: string;
  /** Accessible name; it should mention that the film has captions and no sound. */
  readonly label: string;
  /** Text version, scene by scene. The captions say the same. */
  readonly scenes: readonly string[];
}

/** A short film without sound. It is not loaded and does not play until the user starts it. */
export function Film({ file, label, scenes }: FilmProps) {
  return (
    <>
      <video
        className={`${styles.film} block w-full rounded-md bg-tint`}
        controls
        muted
        playsInline
        preload="none"
        width={1280}
        height={720}
        poster={`/film/${file}.jpg`}
        aria-label={label}
      >
        <source src={`/film/${file}.mp4`} type="video/mp4" />
        <track
          kind="captions"
          srcLang="de"
          label={t('Deutsch')}
          src={`/film/${file}.vtt`}
          default
        />
      </video>
      <details className={`${styles.text} mt-3`}>
        <summary>{t('Der Film als Text')}</summary>
        <ol>
          {scenes.map((scene) => (
            <li key={scene}>{scene}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
