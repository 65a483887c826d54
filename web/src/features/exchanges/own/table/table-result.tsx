import { askForOccupations } from '@lehrpfad/contract/exchanges/own-options.ts';
import type { TablePreview, TableRow } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { useFocusWhen } from '../../../../core/form/focus-field.ts';
import { Button, ButtonLink } from '../../../../core/ui/controls/button.tsx';
import { saveFile } from '../../../../core/api/download.ts';
import { hrefOf, paths } from '../../../../core/navigation/paths.ts';
import { adsInWords, rowsInWords } from '../counts.ts';
import { ColumnAssignment } from './column-assignment.tsx';
import { errorList } from './error-list.ts';
import styles from './table-result.module.css';
import parts from '../parts.module.css';
import { RowItem } from './table-row.tsx';
import type { UploadState } from './use-upload.ts';

/** Shows the preview or the result of an upload row by row, rows with errors first. Takes the focus. */
export function TableResult({ upload }: { readonly upload: UploadState }) {
  const { stage, fileName } = upload;
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  if (stage.name !== 'preview' && stage.name !== 'taken') return null;
  const { table } = stage;
  const word = stage.name === 'taken' ? 'Übernommen' : 'Vorschau';
  const isWrong = ({ outcome }: TableRow) => outcome === 'rejected';
  const wrong = table.rows.filter(isWrong);
  const right = table.rows.filter((row) => !isWrong(row));
  const title = table.problem === '' ? `${word}: ${rowsInWords(table.rows)}` : 'Spalten zuordnen';
  return (
    <section className={`${parts.card} card py-5 px-4`} aria-labelledby="table-result">
      <h2 id="table-result" ref={heading} tabIndex={-1} className="mb-1 text-xl">
        {title}
      </h2>
      <p className="mb-4 text-soft wrap-anywhere">{fileName}</p>
      {table.problem !== '' && <p className="mb-4 text-danger wrap-anywhere">{table.problem}</p>}
      <Notes table={table} />
      <Sheets table={table} onChoose={(sheet) => void upload.chooseSheet(sheet)} />
      {stage.name === 'preview' && <ColumnAssignment table={table} upload={upload} />}
      {table.problem === '' && <Actions upload={upload} wrong={wrong} />}
      <Rows title="Zeilen mit Fehlern" rows={wrong} />
      <Rows
        title={stage.name === 'taken' ? 'Übernommene Zeilen' : 'Richtige Zeilen'}
        rows={right}
      />
    </section>
  );
}

function Notes({ table }: { readonly table: TablePreview }) {
  const { examples, notes, unknown_columns: unknown } = table;
  if (examples === 0 && unknown.length === 0 && notes.length === 0) return null;
  return (
    <ul className={`${styles.notes} m-0 mb-4 text-soft`}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {examples > 0 && <li>Das Beispiel der Vorlage wurde übersprungen.</li>}
      {unknown.length > 0 && <li>Diese Spalten wurden nicht beachtet: {unknown.join(', ')}.</li>}
    </ul>
  );
}

interface SheetsProps {
  readonly table: TablePreview;
  readonly onChoose: (sheet: number) => void;
}

/** Lists the other sheets with rows of the workbook. */
function Sheets({ table, onChoose }: SheetsProps) {
  const others = table.sheets.filter(({ is_read: isRead }) => !isRead);
  if (others.length === 0) return null;
  return (
    <div className="wrap gap-3 mb-5" role="group" aria-label="Weitere Blätter der Datei">
      {others.map(({ number, name }) => (
        <Button key={number} wraps variant="default" onClick={() => onChoose(number)}>
          Blatt „{name}“ prüfen
        </Button>
      ))}
    </div>
  );
}

const omittedRowsText = (isPreview: boolean) =>
  `Zeilen mit Fehlern ${isPreview ? 'werden' : 'wurden'} ausgelassen. Berichtigen Sie sie in Ihrer Tabelle, und laden Sie diese noch einmal hoch: Was schon übernommen ist, wird nicht doppelt angelegt.`;

interface ActionsProps {
  readonly upload: UploadState;
  readonly wrong: readonly TableRow[];
}

function Actions({ upload, wrong }: ActionsProps) {
  const { stage } = upload;
  if (stage.name !== 'preview' && stage.name !== 'taken') return null;
  const writes = stage.table.rows.filter(({ outcome }) => ['created', 'changed'].includes(outcome));
  const isPreview = stage.name === 'preview';
  const isIdle = isPreview && writes.length === 0;
  const lacksOccupations = wrong.some(({ errors }) =>
    errors.some(({ message }) => message.includes(askForOccupations)),
  );
  return (
    <>
      {(isIdle || wrong.length > 0) && (
        <p className={`${parts.text} mb-4 text-soft`}>
          {isIdle && 'In dieser Tabelle gibt es nichts zu übernehmen. '}
          {wrong.length > 0 && omittedRowsText(isPreview)}
        </p>
      )}
      <div className={`${parts.actions} row gap-3 mt-5`}>
        {isPreview && writes.length > 0 && (
          <Button wraps onClick={() => void upload.take()}>
            {adsInWords(writes.length)} übernehmen
          </Button>
        )}
        {!isPreview && (
          <ButtonLink href={hrefOf(paths.ownJobAds)}>Zu den Stellenanzeigen</ButtonLink>
        )}
        {lacksOccupations && (
          <ButtonLink variant="default" href={hrefOf(paths.companyProfile)}>
            {askForOccupations}
          </ButtonLink>
        )}
        {wrong.length > 0 && (
          <Button variant="default" onClick={() => saveFile(errorList(wrong), 'fehlerliste.csv')}>
            Fehlerliste herunterladen
          </Button>
        )}
      </div>
    </>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly TableRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-3 text-lg">
        {title} ({rows.length})
      </h3>
      <ol className="grid list-plain gap-2">
        {rows.map((row) => (
          <RowItem key={row.row} row={row} />
        ))}
      </ol>
    </>
  );
}
