import { useId, type ReactNode } from 'react';
import { describedBy } from './described-by.ts';
import { InputDescription, InputError, InputLabel } from './input-parts.tsx';
import styles from './inputs.module.css';

/** Props of every input, besides those of its native element. */
export interface FrameProps {
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  readonly error?: string | false | undefined;
  /** Shown inside the input, before and after its text. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** Whether `end` is a word instead of an icon. */
  readonly hasWideEnd?: boolean | undefined;
  /** Class of the whole, with label and error. */
  readonly className?: string | undefined;
}

interface NativeProps {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

interface InputFrameProps<Props> {
  /** Props of the input: some are for the frame, the rest for the native element. */
  readonly of: Props;
  readonly renderInput: (
    native: Omit<Props, keyof FrameProps> & { readonly id: string },
  ) => ReactNode;
}

/** Label, description and error around an input, and elements inside it; ids connect them to the native element. */
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
