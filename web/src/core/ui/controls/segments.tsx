import styles from './segments.module.css';

interface SegmentsProps<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly word: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Buttons for a choice of one of a few options. */
export function Segments<Value>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <div role="group" aria-label={label} className="card wrap gap-1 w-fit max-w-full p-1">
      {options.map((one) => (
        <button
          key={one.word}
          type="button"
          className={`${styles.segment} hover-tint min-h-tap px-4 rounded-md text-brand bg-none`}
          aria-pressed={one.value === value}
          onClick={() => onChange(one.value)}
        >
          {one.word}
        </button>
      ))}
    </div>
  );
}
