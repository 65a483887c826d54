import type { logOut } from '@lehrpfad/contract/core/sessions.ts';
import { useState, type ReactNode } from 'react';
import { call } from '../api/api.ts';
import { unsavedLock } from '../form/saving/unsaved-lock.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { logOutBy } from '../session/session.ts';

/** Loaded separately, because it is rarely asked. */
const LogoutQuestion = lazyPart(
  'logout-question',
  async () => (await import('../form/saving/logout-question.tsx')).LogoutQuestion,
  null,
);

const leave = () => logOutBy(() => call<typeof logOut>('POST rest-auth/logout/'));

/** Returns whether a window of this browser holds unsaved input, this one included. */
async function isUnsavedAnywhere(): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => undefined);
  return locks?.held?.some(({ name }) => name === unsavedLock) ?? false;
}

interface Logout {
  readonly logOut: () => Promise<void>;
  /** Has to be rendered somewhere on the page. */
  readonly question: ReactNode;
}

/** Logs out. Asks first if a window of this browser holds unsaved input, because a logout deletes it in all of them. */
export function useLogout(): Logout {
  const [isAsked, setIsAsked] = useState(false);

  async function ask(): Promise<void> {
    if (await isUnsavedAnywhere()) setIsAsked(true);
    else await leave();
  }

  const question = isAsked && (
    <LogoutQuestion onConfirm={leave} onCancel={() => setIsAsked(false)} />
  );
  return { logOut: ask, question };
}
