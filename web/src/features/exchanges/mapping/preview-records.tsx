import { mappedFields } from '@lehrpfad/contract/exchanges/mapping-options.ts';
import { reasonText } from '@lehrpfad/contract/exchanges/options.ts';
import type { MappingPreview } from '@lehrpfad/contract/exchanges/mapping.ts';

interface PreviewRecordsProps {
  readonly records: MappingPreview['records'];
}

/** Characters of a description that are shown; these are enough to recognise the right path. */
const maxShownLength = 120;

const shown = (text: string) =>
  text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;

/** The first records of a feed as they are read at present. */
export function PreviewRecords({ records }: PreviewRecordsProps) {
  if (records.length === 0) return null;
  return (
    <>
      <h3 id="mapping-preview" className="text-base">
        Vorschau
      </h3>
      <ol className="grid list-plain gap-2" aria-labelledby="mapping-preview">
        {records.map(({ values, rejected }, at) => (
          <li key={values.id ?? at} className="grid gap-1-4 py-2 px-0 border-top min-w-0">
            <strong>{values.title ?? values.occupation ?? 'Ohne Titel'}</strong>
            {rejected !== '' && <span className="text-hint">{reasonText(rejected)}</span>}
            <dl className="wrap gap-1-4">
              {mappedFields.map(({ key, label }) => {
                const value = values[key];
                if (key === 'title' || value === undefined) return null;
                return (
                  <div key={key} className="min-w-0">
                    <dt className="text-xs text-soft">{label}</dt>
                    <dd className="wrap-anywhere">{shown(value)}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}
