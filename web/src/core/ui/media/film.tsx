import styles from './film.module.css';

interface FilmProps {
  /** Name of its files below `/film/`: `.mp4`, `.vtt` with German captions, `.jpg` shown before it plays. 1280 × 720. */
  readonly file: string;
  /** What it is about, for screen readers; that it has captions and no sound belongs in it. */
  readonly label: string;
  /** What it shows, scene by scene: its text version. The captions say the same. */
  readonly scenes: readonly string[];
}

/** A short film without sound. It plays when asked to and not before, and nothing of it is fetched until then. */
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
        <track kind="captions" srcLang="de" label="Deutsch" src={`/film/${file}.vtt`} default />
      </video>
      <details className={`${styles.text} mt-3`}>
        <summary>Der Film als Text</summary>
        <ol>
          {scenes.map((scene) => (
            <li key={scene}>{scene}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
