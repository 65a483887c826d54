import type { TablePreview, TakenTable } from '@lehrpfad/contract/exchanges/own.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../../core/ui/notices/announcer.tsx';
import { ApiError } from '../../../../core/api/api.ts';
import { raiseFailure } from '../../../../core/notices/failures.ts';
import { newKey } from '../../../../core/api/new-key.ts';
import { markUnsaved } from '../../../../core/session/unsaved.ts';
import { rowsInWords } from '../counts.ts';
import { previewUpload, takeUpload } from '../queries.ts';

/** A file as it was when it was chosen. Later changes of the file on disk have no effect. */
interface ChosenFile {
  readonly name: string;
  readonly bytes: Blob;
  /** Number of the sheet that was chosen; undefined for the one that the server finds. */
  readonly sheet?: number;
  /** The idempotency key of the upload. */
  readonly key: string;
}

/** The state of the upload of a table. */
export type UploadStep =
  | { readonly name: 'empty' }
  | { readonly name: 'busy'; readonly text: string; readonly share: number }
  | { readonly name: 'preview'; readonly table: TablePreview }
  | { readonly name: 'taken'; readonly table: TakenTable };

const checking = 'Die Tabelle wird geprüft';
const unreachable = 'Der Server ist nicht erreichbar.';
const tooLarge = `Dateien dürfen maximal ${limits.tableBytes / 1024 / 1024}MB groß sein!`;

function messageOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 413) return tooLarge;
  if (error.status === 0) return unreachable;
  if (error.status === 429) return error.message;
  return error.errors['file']?.join(' ');
}

/** The step of the upload, with its error. */
function useUploadStep() {
  const [stage, setStage] = useState<UploadStep>({ name: 'empty' });
  const [error, setError] = useState<string | undefined>();
  /** Whether the last table did not reach the server. */
  const [isUnreached, setIsUnreached] = useState(false);
  const isRunning = useRef(false);

  /** @param fallback the state after a failure */
  async function run<Answer>(
    text: string,
    fallback: UploadStep,
    work: (onProgress: (share: number) => void) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    isRunning.current = true;
    setError(undefined);
    setStage({ name: 'busy', text, share: 0 });
    try {
      return await work((share) => setStage({ name: 'busy', text, share }));
    } catch (failure) {
      const message = messageOf(failure);
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

/** Sends a table for a preview, and then for the upload. The chosen file stays until another one is chosen. */
export function useUpload() {
  const { stage, setStage, error, setError, isUnreached, setIsUnreached, isRunning, run } =
    useUploadStep();
  const [file, setFile] = useState<ChosenFile | null>(null);
  // A chosen table is kept like input when the session ends, but a logout does not ask for it.
  const isHeld = stage.name !== 'empty';
  useEffect(() => (isHeld ? markUnsaved() : undefined), [isHeld]);

  async function choose([chosen]: readonly File[]): Promise<void> {
    if (chosen === undefined || isRunning.current) return;
    setFile(null);
    setIsUnreached(false);
    if (chosen.size > limits.tableBytes) {
      setStage({ name: 'empty' });
      setError(tooLarge);
      announce(tooLarge);
      return;
    }
    const table = await run(checking, { name: 'empty' }, async (onProgress) => {
      const bytes = new Blob([await chosen.arrayBuffer()]);
      setFile({ name: chosen.name, bytes, key: newKey() });
      return previewUpload({ file: bytes, name: chosen.name }, onProgress);
    });
    if (table) setStage({ name: 'preview', table });
  }

  /** Checks the chosen file again, which did not reach the server. */
  async function retry(): Promise<void> {
    if (file === null || isRunning.current) return;
    const table = await run(checking, { name: 'empty' }, (onProgress) =>
      previewUpload({ file: file.bytes, name: file.name }, onProgress),
    );
    if (table) setStage({ name: 'preview', table });
  }

  /** Shows the preview of another sheet of the same file. If that fails, nothing changes. */
  async function chooseSheet(sheet: number): Promise<void> {
    if (file === null || isRunning.current) return;
    const table = await run('Das Blatt wird geprüft', stage, (onProgress) =>
      previewUpload({ file: file.bytes, name: file.name, sheet }, onProgress),
    );
    if (!table) return;
    setFile({ ...file, sheet, key: newKey() });
    setStage({ name: 'preview', table });
  }

  async function takeIt(): Promise<void> {
    if (file === null || isRunning.current) return;
    const before = stage;
    const table = await run('Die Stellenanzeigen werden übernommen', before, (onProgress) =>
      takeUpload(
        { file: file.bytes, name: file.name, sheet: file.sheet, key: file.key },
        onProgress,
      ),
    );
    if (!table) return;
    setStage({ name: 'taken', table });
    announce(`Übernommen: ${rowsInWords(table.rows)}`);
  }

  // While it is checked again, the button stays, so that it keeps the focus.
  const isChecked = stage.name === 'busy' && stage.text === checking;
  const canRetry = isUnreached && file !== null && (stage.name === 'empty' || isChecked);
  const fileName = file?.name ?? '';
  return { stage, fileName, error, canRetry, retry, choose, chooseSheet, take: takeIt };
}

export type UploadState = ReturnType<typeof useUpload>;
