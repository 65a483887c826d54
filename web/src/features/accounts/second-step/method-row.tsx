import type { Passkey } from '@lehrpfad/contract/accounts/two-step.ts';
import type { ReactNode } from 'react';
import { dayOf, formatDate } from '../../../core/text/dates.ts';

interface WayRowProps {
  /** Id of title and text, which describe the buttons. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Buttons. */
  readonly children: ReactNode;
}

/** One of the methods of the second step, with its buttons. */
export function MethodRow({ id, title, text, children }: WayRowProps) {
  return (
    <li className="row gap-3-6 justify-between py-4 px-0 border-top">
      <div id={id} className="min-w-0 wrap-anywhere">
        <strong>{title}</strong>
        <p className="mt-1">{text}</p>
      </div>
      <div className="wrap gap-2">{children}</div>
    </li>
  );
}

const day = (moment: string) => formatDate(dayOf(moment));

/** Says when a method was set up and used. */
export function usedText({
  created_at,
  last_used_at,
}: Pick<Passkey, 'created_at' | 'last_used_at'>) {
  const used =
    last_used_at === null ? 'noch nicht benutzt' : `zuletzt benutzt am ${day(last_used_at)}`;
  return `Eingerichtet am ${day(created_at)}, ${used}`;
}
