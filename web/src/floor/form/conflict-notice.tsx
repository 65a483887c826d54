import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { announce } from '../announcer.tsx';
import styles from './conflict-notice.module.css';
import { differencesOf, type Difference, type Readers } from './differences.ts';
import { withTheirFiles } from './merged-files.ts';
import type { Conflict } from './use-conflict.ts';

interface ConflictNoticeProps<
  Values extends object,
  Stored extends { readonly last_updated: string },
> {
  readonly form: {
    readonly values: Values;
    readonly initial: Values;
    readonly files: readonly (keyof Values & string)[];
    readonly set: (values: Values) => void;
    readonly markSaved: (values: Values) => void;
    readonly submit: () => Promise<void>;
    readonly submitting: boolean;
  };
  readonly conflict: Pick<Conflict<Stored>, 'stored' | 'settle'>;
  /** What the form would begin with. */
  readonly valuesOf: (stored: Stored) => Values;
  /** Labels of the fields to compare, in their order. */
  readonly fields: Readonly<Record<string, string>>;
  readonly readers?: Readers<Values>;
}

/**
 * Says that somebody else has saved meanwhile, shows field by field how both versions differ, and lets one choose. Takes the focus
 * when it comes.
 */
export function ConflictNotice<
  Values extends object,
  Stored extends { readonly last_updated: string },
>({ form, conflict, valuesOf, fields, readers = {} }: ConflictNoticeProps<Values, Stored>) {
  const { stored } = conflict;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const keepTheirFiles = useEffectEvent((now: Stored) => {
    const { initial: begun, values: own, files } = form;
    if (files.length > 0) form.set(withTheirFiles({ begun, own, theirs: valuesOf(now) }, files));
  });
  useEffect(() => {
    if (!stored) return;
    keepTheirFiles(stored);
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [stored]);
  if (!stored) return null;

  const theirs = valuesOf(stored);
  const differences = differencesOf(form.values, theirs, fields, readers);

  /** The notice goes, and the focus with it. */
  function leave(): void {
    conflict.settle();
    box.current?.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2')?.focus();
  }

  function takeAll(): void {
    leave();
    form.set(theirs);
    form.markSaved(theirs);
    announce('Gespeicherte Fassung übernommen');
  }

  function takeOne({ name, label }: Difference): void {
    form.set({ ...form.values, [name]: theirs[name as keyof Values] });
    announce(`${label}: gespeicherte Fassung übernommen`);
    box.current?.focus();
  }

  function saveOwn(): void {
    leave();
    void form.submit();
  }

  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={id} className={styles.box}>
      <p id={id} className={styles.title}>
        Der Eintrag wurde inzwischen geändert.
      </p>
      <p className={styles.text}>
        {differences.length > 0
          ? 'Jemand hat ihn gespeichert, während Sie ihn bearbeitet haben. Noch ist nichts verloren: Entscheiden Sie, was gelten soll.'
          : 'Ihre Eingaben stimmen mit dem überein, was gespeichert ist.'}
      </p>
      <ul className={styles.differences}>
        {differences.map((difference) => (
          <Versions
            key={difference.name}
            difference={difference}
            onTake={() => takeOne(difference)}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="md" variant="default" onClick={takeAll}>
          Gespeicherte Fassung übernehmen
        </Button>
        {differences.length > 0 && (
          <Button size="md" loading={form.submitting} onClick={saveOwn}>
            Meine Fassung speichern
          </Button>
        )}
      </div>
    </div>
  );
}

interface VersionsProps {
  readonly difference: Difference;
  readonly onTake: () => void;
}

function Versions({ difference, onTake }: VersionsProps) {
  const { label, own, stored, isHidden } = difference;
  return (
    <li className={styles.difference}>
      <p className={styles.label}>{label}</p>
      <dl className={styles.versions}>
        <div>
          <dt>Ihre Fassung</dt>
          <dd>{own}</dd>
        </div>
        <div>
          <dt>Gespeichert</dt>
          <dd>{isHidden ? 'Derselbe Text, anders gestaltet' : stored}</dd>
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
