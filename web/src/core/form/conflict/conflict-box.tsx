import { useId, type ReactNode, type RefObject } from 'react';
import styles from './conflict-notice.module.css';
import type { ThreeSides } from './differences.ts';

interface ConflictBoxProps<Side extends ThreeSides> {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly title: string;
  readonly text: string;
  readonly sides: readonly Side[];
  /** What is stored is to count there. */
  readonly onTake: (one: Side) => void;
  /** What can be done about all of them. */
  readonly children: ReactNode;
}

/** What two have changed, each in another way: what it was, what is stored, and what was entered here. */
export function ConflictBox<Side extends ThreeSides>(props: ConflictBoxProps<Side>) {
  const { box, title, text, sides, onTake, children } = props;
  const id = useId();
  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={id} className={styles.box}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <p className={styles.text}>{text}</p>
      <ul className={styles.differences}>
        {sides.map((one) => (
          <Sides key={one.name} sides={one} onTake={() => onTake(one)} />
        ))}
      </ul>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

function Sides({ sides, onTake }: { readonly sides: ThreeSides; readonly onTake: () => void }) {
  const { label, before, own, stored, isHidden } = sides;
  return (
    <li className={styles.difference}>
      <p className={styles.label}>{label}</p>
      <dl className={styles.versions}>
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
        className={styles.take}
        aria-label={`${label}: gespeicherte Fassung übernehmen`}
        onClick={onTake}
      >
        Übernehmen
      </button>
    </li>
  );
}
