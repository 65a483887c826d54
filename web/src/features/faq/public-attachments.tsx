import { shownAs } from '@lehrpfad/contract/faq/options.ts';
import type { FaqFile } from '@lehrpfad/contract/faq/faq.ts';
import { sizeText } from '../../core/form/files/pdf-files.ts';
import { FileIcon } from '../../core/ui/icons/icons.tsx';
import styles from './attachments.module.css';
import { endingOf, withoutEnding } from './file-kind.ts';

/** Files of a public entry that is open: pictures and videos as they are, the rest as links that save them. */
export function PublicAttachments({ files }: { readonly files: readonly FaqFile[] }) {
  const media = files.filter(({ type }) => shownAs(type) !== 'file');
  const others = files.filter(({ type }) => shownAs(type) === 'file');
  if (files.length === 0) return null;
  return (
    <div className={styles.attachments}>
      {media.map((file) => (
        <figure key={file.id} className={styles.figure}>
          <Media file={file} />
          <figcaption className={styles.caption}>
            {withoutEnding(file.name)} ({about(file)})
          </figcaption>
        </figure>
      ))}
      {others.length > 0 && (
        <ul className={styles.chips} aria-label="Dateien zum Herunterladen">
          {others.map((file) => (
            <li key={file.id}>
              <a href={file.full_path} download={file.name} className={styles.chip}>
                <FileIcon />
                <span className={styles.name}>{withoutEnding(file.name)}</span>
                <span className={styles.size}>{about(file)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const about = ({ name, size }: FaqFile): string => `${endingOf(name)}, ${sizeText(size)}`;

function Media({ file: { name, type, full_path: path } }: { readonly file: FaqFile }) {
  if (shownAs(type) === 'picture')
    return <img src={path} alt={withoutEnding(name)} className={styles.picture} loading="lazy" />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- whatever editors attach has none
    <video
      controls
      preload="metadata"
      src={path}
      aria-label={withoutEnding(name)}
      className={styles.video}
    />
  );
}
