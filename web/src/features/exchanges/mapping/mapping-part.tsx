import { mappedFields } from '@lehrpfad/contract/exchanges/mapping-options.ts';
import type { MappingPreview } from '@lehrpfad/contract/exchanges/mapping.ts';
import { useRef } from 'react';
import { FieldRow } from '../../../core/form/form-parts.tsx';
import { useHeldPage } from '../../../core/form/saving/use-held-page.ts';
import { useLeaveWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useAction } from '../../../core/hooks/use-action.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { Select } from '../../../core/ui/inputs/select.tsx';
import { reasonOf, recordsText } from '../runs/run-words.ts';
import {
  detected,
  listOptions,
  pathOptions,
  readText,
  withField,
  withRecord,
} from './mapping-choices.ts';
import { PreviewRecords } from './preview-records.tsx';
import { useMapping } from './use-mapping.ts';

interface MappingPartProps {
  readonly id: number;
}

/** Shows how the fields of a feed are read, and lets an editor correct it. Without a correction everything is detected. */
export function MappingPart({ id }: MappingPartProps) {
  const mapping = useMapping(id);
  const { read, problem, isBusy, isChanged } = mapping;
  useHeldPage(isChanged);
  const leaving = useLeaveWarning(isChanged, () => mapping.choose(mapping.kept));
  return (
    <section aria-labelledby="mapping" className="card grid gap-3 p-5">
      <h2 id="mapping" className="text-lg">
        Zuordnung der Felder
      </h2>
      <p>
        Wo Titel, Unternehmen und Ort im Feed stehen, wird an den Namen erkannt. Wird etwas falsch
        gelesen, wählen Sie hier die richtige Stelle.
      </p>
      <div className="wrap gap-2">
        <BusyButton variant="default" isBusy={isBusy} onClick={() => void mapping.load(undefined)}>
          {read === undefined ? 'Zuordnung prüfen' : 'Feed neu lesen'}
        </BusyButton>
      </div>
      <div role="status">
        {isBusy && 'Der Anfang des Feeds wird gelesen …'}
        {!isBusy && (problem || (read && statusText(read)))}
      </div>
      {read !== undefined && <Choices mapping={mapping} read={read} />}
      {leaving.dialog}
    </section>
  );
}

function statusText(read: MappingPreview): string {
  if (read.state === 'failed') return reasonOf(read);
  const count = read.records.length;
  if (count === 0) return 'So wird kein Datensatz gefunden.';
  return `Vorschau: ${recordsText(count)} vom Anfang des Feeds.`;
}

interface ChoicesProps {
  readonly mapping: ReturnType<typeof useMapping>;
  readonly read: MappingPreview;
}

function Choices({ mapping, read }: ChoicesProps) {
  const { chosen, choose } = mapping;
  const first = useRef<HTMLSelectElement>(null);
  const { isBusy, run } = useAction(async () => {
    await mapping.submit();
    // The button that was pressed may be gone.
    first.current?.focus();
  });
  return (
    <>
      <Select
        ref={first}
        label="Wo die Anzeigen stehen"
        description="Name der Liste (JSON) oder des Elements einer Anzeige (XML)"
        options={listOptions(read, chosen?.record)}
        value={chosen?.record ?? detected}
        onChange={({ currentTarget }) => choose(withRecord(chosen, currentTarget.value))}
      />
      <FieldRow>
        {mappedFields.map(({ key, label }) => (
          <Select
            key={key}
            label={label}
            description={readText(read, key)}
            options={pathOptions(read, chosen?.fields?.[key])}
            value={chosen?.fields?.[key] ?? detected}
            onChange={({ currentTarget }) => choose(withField(chosen, key, currentTarget.value))}
          />
        ))}
      </FieldRow>
      <ChoiceActions mapping={mapping} isBusy={isBusy} onSave={() => void run()} />
      <PreviewRecords records={read.records} />
    </>
  );
}

interface ChoiceActionsProps extends Pick<ChoicesProps, 'mapping'> {
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

function ChoiceActions({ mapping, isBusy, onSave }: ChoiceActionsProps) {
  const { chosen, kept, isChanged, choose } = mapping;
  if (!isChanged && chosen === null) return null;
  return (
    <div className="wrap gap-2">
      {isChanged && (
        <BusyButton isBusy={isBusy} onClick={onSave}>
          Zuordnung speichern
        </BusyButton>
      )}
      {isChanged && (
        <Button variant="default" onClick={() => choose(kept)}>
          Änderungen verwerfen
        </Button>
      )}
      {chosen !== null && (
        <Button variant="default" onClick={() => choose(null)}>
          Wie erkannt
        </Button>
      )}
    </div>
  );
}
