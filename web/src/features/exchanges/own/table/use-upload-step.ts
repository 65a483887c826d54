import type { TablePreview, TakenTable } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../core/api/api.ts';
import { raiseFailure } from '../../../../core/notices/failures.ts';
import { announce } from '../../../../core/ui/notices/announcer.tsx';

/** The state of the upload of a table. */
export type UploadStep =
  | { readonly name: 'empty' }
  | { readonly name: 'busy'; readonly text: string; readonly share: number }
  | { readonly name: 'preview'; readonly table: TablePreview }
  | { readonly name: 'taken'; readonly table: TakenTable };

const unreachable = 'Der Server ist nicht erreichbar.';
export const tooLarge = `Dateien dürfen maximal ${limits.tableBytes / 1024 / 1024}MB groß sein!`;

/** Names the refused file, because its message stays while another one is looked for. */
export const refusalOf = (name: string, reason: string): string => `„${name}“: ${reason}`;

function messageOf(error: unknown, name: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 413) return refusalOf(name, tooLarge);
  if (error.status === 0) return unreachable;
  if (error.status === 429) return error.message;
  const reasons = error.errors['file'];
  return reasons && refusalOf(name, reasons.join(' '));
}

export interface UploadWork {
  /** Shown while it runs. */
  readonly text: string;
  /** The state after a failure. */
  readonly fallback: UploadStep;
  /** Name of the file that is sent. */
  readonly name: string;
}

/** The step of the upload, with its error. */
export function useUploadStep() {
  const [stage, setStage] = useState<UploadStep>({ name: 'empty' });
  const [error, setError] = useState<string | undefined>();
  /** Whether the last table did not reach the server. */
  const [isUnreached, setIsUnreached] = useState(false);
  const isRunning = useRef(false);

  async function run<Answer>(
    { text, fallback, name }: UploadWork,
    work: (onProgress: (share: number) => void) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    isRunning.current = true;
    setError(undefined);
    setStage({ name: 'busy', text, share: 0 });
    try {
      return await work((share) => setStage({ name: 'busy', text, share }));
    } catch (failure) {
      const message = messageOf(failure, name);
      setStage(fallback);
      setError(message);
      setIsUnreached(message === unreachable);
      if (message) announce(message);
      else {
        console.error(failure);
        raiseFailure();
      }
      return undefined;
    } finally {
      isRunning.current = false;
    }
  }

  return { stage, setStage, error, setError, isUnreached, setIsUnreached, isRunning, run };
}
