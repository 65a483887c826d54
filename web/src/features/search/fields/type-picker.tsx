import { jobTypes, type JobTypeKey } from '@lehrpfad/contract/core/options.ts';
import { ChoicePill } from '../../../core/ui/controls/choice-pill.tsx';
import { toggled } from '../search.ts';
import { translated } from '../../../core/texts/texts.ts';

interface TypePickerProps {
  readonly legend: string;
  readonly types: readonly JobTypeKey[];
  readonly onChange: (types: JobTypeKey[]) => void;
}

/** Ausbildung comes first, because most users look for it. Choosing none means both. */
const inOrder = [...jobTypes].reverse();

export function TypePicker({ legend, types, onChange }: TypePickerProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="wrap gap-2">
        {inOrder.map(({ key, label }) => (
          <ChoicePill
            key={key}
            name="types"
            value={key}
            checked={types.includes(key)}
            onChange={(isChosen) => onChange(toggled(types, key, isChosen))}
          >
            {translated(label)}
          </ChoicePill>
        ))}
      </div>
    </fieldset>
  );
}
