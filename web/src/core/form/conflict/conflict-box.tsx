import { Notice } from '../../ui/notices/notice.tsx';
import { useId, type ReactNode, type RefObject } from 'react';
import styles from './conflict-notice.module.css';
import type { ThreeSides } from './differences.ts';

interface ConflictBoxProps<Side extends ThreeSides> {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly title: string;
  readonly text: string;
  readonly sides: readonly Side[];
  /** Called when the stored value is to be used for a field. */
  readonly onTake: (one: Side) => void;
  /** Buttons for all fields. */
  readonly children: ReactNode;
}

/** Shows fields that two people have changed differently: the value before, the stored value and the own input. */
export function ConflictBox<Side extends ThreeSides>(props: ConflictBoxProps<Side>) {
  const { box, title, text, sides, onTake, children } = props;
  const id = useId();
  return (
    <Notice tone="attention" ref={box} role="group" tabIndex={-1} aria-labelledby={id}>
      <p id={id} className="font-bold">
        {title}
      </p>
      <p className="mt-1">{text}</p>
      <ul className="grid list-plain gap-2 mt-3 mb-3">
        {sides.map((one) => (
          <Sides key={one.name} sides={one} onTake={() => onTake(one)} />
        ))}
      </ul>
      <div className={`${styles.actions} wrap gap-2`}>{children}</div>
    </Notice>
  );
}

function Sides({ sides, onTake }: { readonly sides: ThreeSides; readonly onTake: () => void }) {
  const { label, before, own, stored, isHidden } = sides;
  return (
    <li
      className={`${styles.difference} cols-1-auto grid gap-1-4 items-center rounded-md bg-paper`}
    >
      <p className="font-bold">{label}</p>
      <dl className={`${styles.versions} grid col-span-full gap-2-4`}>
        <div>
          <dt>Vorher</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt>Inzwischen gespeichert</dt>
          <dd>{isHidden ? 'Derselbe Text wie Ihrer, anders gestaltet' : stored}</dd>
        </div>
        <div>
          <dt>Ihre Fassung</dt>
          <dd>{own}</dd>
        </div>
      </dl>
      <button
        type="button"
        className="hover-no-underline bare-button min-h-tap py-0 px-3 rounded text-sm underline text-brand"
        aria-label={`${label}: gespeicherte Fassung übernehmen`}
        onClick={onTake}
      >
        Übernehmen
      </button>
    </li>
  );
}
