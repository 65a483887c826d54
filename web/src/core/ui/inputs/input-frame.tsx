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

/** Parts what the frame is told from what its native element is told, and ties the two together by ids. */
export function useFrame<Props extends FrameProps & NativeProps>(props: Props) {
  const { label, description, error, start, end, hasWideEnd, className, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  return {
    frame: {
      id,
      required: native.required,
      label,
      description,
      error,
      start,
      end,
      hasWideEnd,
      className,
    },
    native: {
      ...native,
      id,
      className: styles.input,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy({ id, error, description }, native['aria-describedby']),
    },
  };
}

type InputFrameProps = FrameProps & {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly children: ReactNode;
};

/** Label, description and error around an input, and what stands inside of it. */
export function InputFrame(props: InputFrameProps) {
  const { id, label, description, error, start, end, hasWideEnd, className, required, children } =
    props;
  const endKind = hasWideEnd ? 'word' : 'icon';
  return (
    <div className={className}>
      {label !== undefined && (
        <InputLabel id={id} required={required}>
          {label}
        </InputLabel>
      )}
      {description && <InputDescription id={id}>{description}</InputDescription>}
      <div
        className={styles.control}
        data-error={error ? true : undefined}
        data-start={start ? true : undefined}
        data-end={end ? endKind : undefined}
      >
        {start && <span className={styles.start}>{start}</span>}
        {children}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {error && <InputError id={id}>{error}</InputError>}
    </div>
  );
}
