import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { FileIcon } from '../../../core/ui/icons/icons.tsx';
import { openFile } from '../management/open-file.ts';
import styles from './managed-detail.module.css';

/** The PDFs of an ad that may not be public: loaded with the session's token, which a link cannot send. */
export function ManagedFiles({ files }: { readonly files: readonly Named[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <button type="button" className={styles.file} onClick={() => void openFile(id, name)}>
            <FileIcon />
            <span>{name} (PDF, öffnet in neuem Tab)</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
