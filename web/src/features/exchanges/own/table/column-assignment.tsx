import type { TableAssignment, TablePreview } from '@lehrpfad/contract/exchanges/own-tables.ts';
import {
  neededColumns,
  tableColumns,
  type TableColumn,
} from '@lehrpfad/contract/exchanges/own-options.ts';
import { FieldRow } from '../../../../core/form/form-parts.tsx';
import { Button } from '../../../../core/ui/controls/button.tsx';
import { Select } from '../../../../core/ui/inputs/select.tsx';
import parts from '../parts.module.css';
import { assignColumn, choiceFor, choicesFor } from './assign-columns.ts';
import type { UploadState } from './use-upload.ts';

interface ColumnAssignmentProps {
  readonly table: TablePreview;
  readonly upload: UploadState;
}

/** Lets the company say what the columns of its table are. Open if they must be assigned before the rows can be read. */
export function ColumnAssignment(props: ColumnAssignmentProps) {
  if (props.table.problem !== '') return <AssignmentForm {...props} />;
  return (
    <details className="mb-5" open={props.upload.assignment !== undefined || undefined}>
      <summary className="w-fit min-h-tap py-2 font-bold text-brand">Spalten zuordnen</summary>
      <AssignmentForm {...props} />
    </details>
  );
}

const isNeeded = (key: TableColumn) => neededColumns.some((needed) => needed === key);
const neededFields = tableColumns.filter(({ key }) => isNeeded(key));
const optionalFields = tableColumns.filter(({ key }) => !isNeeded(key));

function AssignmentForm({ table, upload }: ColumnAssignmentProps) {
  const assignment = upload.assignment ?? table.assignment;
  const selects = (fields: typeof neededFields) => (
    <FieldRow>
      {fields.map(({ key, label }) => (
        <ColumnSelect
          key={key}
          {...{ table, column: key, label, assignment }}
          onChange={upload.assign}
        />
      ))}
    </FieldRow>
  );
  return (
    <form
      noValidate
      className="stack gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void upload.checkAssigned(assignment);
      }}
    >
      <p className={`${parts.text} text-soft`}>
        Wählen Sie, in welcher Spalte Ihrer Tabelle was steht. Beim nächsten Hochladen werden
        Spalten mit diesen Überschriften wieder so gelesen.
      </p>
      {selects(neededFields)}
      <details>
        <summary className="w-fit min-h-tap py-2 font-bold text-brand">
          Weitere Angaben, zum Beispiel Filiale und Beginn
        </summary>
        {selects(optionalFields)}
      </details>
      <p>
        <Button type="submit" wraps variant={table.problem === '' ? 'default' : 'filled'}>
          Mit dieser Zuordnung prüfen
        </Button>
      </p>
    </form>
  );
}

interface ColumnSelectProps {
  readonly table: TablePreview;
  readonly column: TableColumn;
  readonly label: string;
  readonly assignment: TableAssignment;
  readonly onChange: (assignment: TableAssignment) => void;
}

function ColumnSelect({ table, column, label, assignment, onChange }: ColumnSelectProps) {
  return (
    <Select
      label={label}
      required={isNeeded(column)}
      options={choicesFor(table.columns, column)}
      value={choiceFor(assignment, column)}
      onChange={({ currentTarget }) =>
        onChange(assignColumn(assignment, column, currentTarget.value))
      }
    />
  );
}
