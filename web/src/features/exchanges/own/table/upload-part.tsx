import { limits } from '@lehrpfad/contract/core/limits.ts';
import { BegunNotice } from '../../../../core/form/drafts/begun-notice.tsx';
import { focusField } from '../../../../core/form/focus-field.ts';
import { Button } from '../../../../core/ui/controls/button.tsx';
import { FieldGroup } from '../../../../core/form/fields/field-group.tsx';
import { describedBy } from '../../../../core/ui/inputs/described-by.ts';
import { FileDrop } from '../../../../core/form/files/file-drop.tsx';
import styles from '../parts.module.css';
import { saveTemplate, useOwnTables } from '../queries.ts';
import { TableResult } from './table-result.tsx';
import { useUpload, type UploadState } from './use-upload.ts';
import { RunLine } from '../run-line.tsx';

const fileId = 'table-file';
const accept =
  '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The upload of a table: template, file, preview and result. */
export function UploadPart() {
  const upload = useUpload();
  const { stage } = upload;
  return (
    <div className="stack gap-5">
      <BegunTable upload={upload} />
      <TemplateSection />
      <FileSection upload={upload} />
      {(stage.name === 'preview' || stage.name === 'taken') && <TableResult upload={upload} />}
      <RunList />
    </div>
  );
}

/** Offers to continue with a table that was chosen before and not taken, because the page was left or loaded anew. */
function BegunTable({ upload }: { readonly upload: UploadState }) {
  const { begun } = upload;
  if (!begun) return null;

  function discard(): void {
    upload.discardBegun();
    // The focused button disappears.
    focusField(fileId);
  }

  return (
    <BegunNotice
      text={`Sie haben „${begun.file.name}“ ausgewählt und noch nicht übernommen.`}
      onContinue={() => void upload.continueBegun(begun)}
      onDiscard={discard}
    />
  );
}

function TemplateSection() {
  return (
    <section className={`${styles.card} card py-5 px-4`} aria-labelledby="table-template">
      <h2 id="table-template" className="mb-2 text-xl">
        1. Vorlage ausfüllen
      </h2>
      <p className={`${styles.text} mb-4 text-soft`}>
        Jede Zeile wird eine Stellenanzeige. Was in die Spalten gehört und wie Ihre Filialen heißen,
        steht in der Vorlage.
      </p>
      <div className={`${styles.actions} row gap-3 mt-5`}>
        <Button wraps variant="default" onClick={() => void saveTemplate('xlsx')}>
          Vorlage für Excel (XLSX)
        </Button>
        <Button wraps variant="default" onClick={() => void saveTemplate('csv')}>
          Vorlage als CSV
        </Button>
      </div>
    </section>
  );
}

function FileSection({ upload }: { readonly upload: UploadState }) {
  const { stage, error } = upload;
  const group = { id: fileId, label: 'Ihre Tabelle', error };
  return (
    <section className={`${styles.card} card py-5 px-4`} aria-labelledby="table-upload">
      <h2 id="table-upload" className="mb-2 text-xl">
        2. Tabelle hochladen
      </h2>
      <p className={`${styles.text} mb-4 text-soft`}>
        Sie sehen zuerst, was geschehen würde. Übernommen wird erst, wenn Sie es sagen. Was in der
        Tabelle fehlt, bleibt unverändert.
      </p>
      <FieldGroup {...group}>
        <FileDrop
          id={fileId}
          button={upload.fileName === '' ? 'Datei auswählen' : 'Andere Datei auswählen'}
          hint={`CSV oder XLSX, höchstens ${limits.tableBytes / 1024 / 1024} MB und ${limits.tableRows} Anzeigen`}
          accept={accept}
          disabled={stage.name === 'busy'}
          describedBy={describedBy(group)}
          onFiles={(files) => void upload.choose(files)}
        />
      </FieldGroup>
      {upload.canRetry && (
        <p className={`${styles.actions} row gap-3 mt-5`}>
          <Button wraps variant="default" onClick={() => void upload.retry()}>
            Erneut versuchen
          </Button>
          <span className="wrap-anywhere">{upload.fileName}</span>
        </p>
      )}
      {stage.name === 'busy' && (
        <p className={`${styles.actions} row gap-3 mt-5`}>
          <span>{stage.text} …</span>
          <progress aria-label={stage.text} {...(stage.share < 1 && { value: stage.share })} />
        </p>
      )}
    </section>
  );
}

/** Lists the tables that were uploaded last. Shows nothing if there are none, or if they cannot be loaded. */
function RunList() {
  const { data: runs = [] } = useOwnTables();
  if (runs.length === 0) return null;
  return (
    <section className={`${styles.card} card py-5 px-4`} aria-labelledby="table-runs">
      <h2 id="table-runs" className="mb-2 text-xl">
        Zuletzt hochgeladen
      </h2>
      <ul className="grid list-plain gap-2">
        {runs.map((run, at) => (
          <RunLine key={run.id} run={run} runOf="table" isOutdated={at > 0} />
        ))}
      </ul>
    </section>
  );
}
