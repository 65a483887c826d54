import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { FileIcon } from '../../../core/ui/icons/icons.tsx';
import { t } from '../../../core/texts/texts.ts';
import lines from '../../../core/ui/text/line-link.module.css';

/** The PDFs of an ad. The server decides whether they open or download. */
export function FileList({ files }: { readonly files: readonly Named[] }) {
  return (
    <ul className="grid list-plain gap-3">
      {files.map(({ id, name }) => (
        <li key={id}>
          <a
            className={lines.link}
            href={`${apiBase}jobdescriptions/files/${id}/`}
            target="_blank"
            rel="noopener"
          >
            <FileIcon />
            <span>{t('{name} (PDF)', { name })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
