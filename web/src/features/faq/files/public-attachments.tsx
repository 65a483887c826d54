import { shownAs } from '@lehrpfad/contract/faq/options.ts';
import type { FaqFile } from '@lehrpfad/contract/faq/faq.ts';
import { sizeText } from '../../../core/form/files/pdf-files.ts';
import { FileIcon } from '../../../core/ui/icons/icons.tsx';
import { t } from '../../../core/texts/texts.ts';
import styles from './attachments.module.css';
import { endingOf, withoutEnding } from './file-kind.ts';

/** Files of an unfolded public entry: pictures and videos are shown, others are download links. */
export function PublicAttachments({ files }: { readonly files: readonly FaqFile[] }) {
  const media = files.filter(({ type }) => shownAs(type) !== 'file');
  const others = files.filter(({ type }) => shownAs(type) === 'file');
  if (files.length === 0) return null;
  return (
    <div className="grid gap-4 mt-5">
      {media.map((file) => (
        <figure key={file.id}>
          <Media file={file} />
          <figcaption className="mt-2 wrap-anywhere text-hint">
            {withoutEnding(file.name)} ({about(file)})
          </figcaption>
        </figure>
      ))}
      {others.length > 0 && (
        <ul className="list-plain wrap gap-2" aria-label={t('Dateien zum Herunterladen')}>
          {others.map((file) => (
            <li key={file.id} className="max-w-full">
              <a
                href={file.full_path}
                download={file.name}
                className={`${styles.chip} tap-line gap-2 max-w-full py-1 px-4 border-control text-start text-inherit bg-paper`}
              >
                <FileIcon />
                <span className="min-w-0 wrap-anywhere">{withoutEnding(file.name)}</span>
                <span className="text-xs text-soft whitespace-nowrap">{about(file)}</span>
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
    return (
      <img
        src={path}
        alt={withoutEnding(name)}
        className={`${styles.picture} block max-w-full border rounded-md`}
        loading="lazy"
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- attachments of editors have no captions
    <video
      controls
      preload="metadata"
      src={path}
      aria-label={withoutEnding(name)}
      className={`${styles.video} block max-w-full border rounded-md w-full`}
    />
  );
}
