import { useRef, useState } from 'react';
import type { FieldErrorsByName } from '../field-errors.ts';

/** An invalid field in the error summary; the name '' stands for the whole form. */
export interface SummaryEntry {
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

/** Returns the errors in the order of the fields. */
export function summaryOf(errors: FieldErrorsByName, fields: object): readonly SummaryEntry[] {
  const labels = { '': '', ...fields } as Readonly<Record<string, string>>;
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, label, message }];
  });
}

/** Allows one submission at a time: a second Enter may come before React has updated the state. */
export function useSending() {
  const isBusy = useRef(false);
  const [submitting, setSubmitting] = useState(false);

  async function send(action: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmitting(true);
    try {
      await action();
    } finally {
      isBusy.current = false;
      setSubmitting(false);
    }
  }

  return { submitting, send };
}
