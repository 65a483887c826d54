import { useId, type ReactNode } from 'react';
import { describedBy } from './described-by.ts';
import { InputDescription, InputError, InputLabel } from './input-parts.tsx';
import styles from './inputs.module.css';

/** What every input can be told beside what its native element knows. */
export interface FrameProps {
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  readonly error?: string | false | undefined;
  /** Inside of it, before and behind what it holds. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** `end` is a word, not an icon. */
  readonly hasWideEnd?: boolean | undefined;
  /** Of the whole, with label and error. */
  readonly className?: string | undefined;
}

interface NativeProps {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

interface InputFrameProps<Props> {
  /** What the input was told: some of it is for the frame, the rest for its native element. */
  readonly of: Props;
  readonly renderInput: (
    native: Omit<Props, keyof FrameProps> & { readonly id: string },
  ) => ReactNode;
}

/** Label, description and error around an input, and what stands inside of it; ids tie them to its native element. */
export function InputFrame<Props extends FrameProps & NativeProps>(props: InputFrameProps<Props>) {
  const { label, description, error, start, end, hasWideEnd, className, ...native } = props.of;
  const ownId = useId();
  const id = native.id ?? ownId;
  return (
    <div className={className}>
      {label !== undefined && (
        <InputLabel id={id} required={native.required}>
          {label}
        </InputLabel>
      )}
      {description && <InputDescription id={id}>{description}</InputDescription>}
      <div
        className={styles.control}
        data-error={error ? true : undefined}
        data-start={start ? true : undefined}
        data-end={end ? (hasWideEnd ? 'word' : 'icon') : undefined}
      >
        {start && <span className={styles.start}>{start}</span>}
        {props.renderInput({
          ...native,
          id,
          className: styles.input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy({ id, error, description }, native['aria-describedby']),
        })}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {error && <InputError id={id}>{error}</InputError>}
    </div>
  );
}
