import { readableText } from '@lehrpfad/contract/core/text/readable-text.ts';
import { visibleLength } from '@lehrpfad/contract/core/text/visible-text.ts';
import { Skeleton } from '../../loading/skeleton.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { describedBy } from '../../ui/inputs/described-by.ts';
import type { FieldOptions, FieldProps } from '../fields/field-props.ts';
import { remainingText } from '../fields/remaining.ts';
import { useSaid } from '../fields/remaining-note.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import styles from './rich-text-field.module.css';

interface RichTextOptions extends FieldOptions {
  /** Maximum of visible characters; the schema rejects longer text. */
  readonly max: number;
}

/** Loaded separately, because the editor is larger than all other fields together. */
const RichTextEditor = lazyPart<RichTextEditorProps>(
  'rich-text-editor',
  async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
  <Skeleton className={styles.loading} />,
);

/** Text with headings, lists and links, as HTML; '' if it has no visible text. */
export function RichTextField(props: FieldProps<string> & RichTextOptions) {
  const { id, label, value, error, required, disabled, max, onChange, onBlur } = props;
  const length = visibleLength(readableText(value));
  useSaid(remainingText(length, max));
  return (
    <FieldGroup {...props}>
      <RichTextEditor
        id={id}
        label={label}
        value={value}
        isWrong={error !== undefined}
        isRequired={required ?? false}
        isDisabled={disabled ?? false}
        describedBy={describedBy(props, `${id}-count`)}
        onChange={onChange}
        onBlur={onBlur}
      />
      <p
        id={`${id}-count`}
        className={`${styles.count} mt-1 text-xs text-end text-soft`}
        data-over={length > max}
      >
        {length} / {max}
        <span className="visually-hidden"> Zeichen</span>
      </p>
    </FieldGroup>
  );
}
