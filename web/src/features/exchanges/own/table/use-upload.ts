import type { TableAssignment } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useState } from 'react';
import { announce } from '../../../../core/ui/notices/announcer.tsx';
import { newKey } from '../../../../core/api/new-key.ts';
import { markUnsaved } from '../../../../core/session/unsaved.ts';
import { rowsInWords } from '../counts.ts';
import { previewUpload, takeUpload } from '../queries.ts';
import { refusalOf, tooLarge, useUploadStep, type UploadWork } from './use-upload-step.ts';

/** A file as it was when it was chosen. Later changes of the file on disk have no effect. */
interface ChosenFile {
  readonly name: string;
  readonly bytes: Blob;
  /** Number of the sheet that was chosen; undefined for the one that the server finds. */
  readonly sheet?: number;
  /** What its columns were said to be when they were checked; undefined for what the server finds. */
  readonly assignment?: TableAssignment;
  /** The idempotency key of the upload. */
  readonly key: string;
}

const checking = 'Die Tabelle wird geprüft';

/** The chosen file, which is checked before it is taken. */
function useCheckedFile({ stage, setStage, isRunning, run }: ReturnType<typeof useUploadStep>) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  /** What the columns are said to be, as long as that has not been checked. */
  const [assignment, assign] = useState<TableAssignment | undefined>();

  /** Shows the preview of a file. If that fails, nothing changes. @param next gets the file, which is sent once it has been read */
  async function check(
    work: UploadWork,
    next: () => ChosenFile | Promise<ChosenFile>,
  ): Promise<void> {
    if (isRunning.current) return;
    const checked = await run(work, async (onProgress) => {
      const { bytes, ...sent } = await next();
      const table = await previewUpload({ ...sent, file: bytes }, onProgress);
      return { table, file: { ...sent, bytes, key: newKey() } };
    });
    if (!checked) return;
    setFile(checked.file);
    assign(undefined);
    setStage({ name: 'preview', table: checked.table });
  }

  /** Checks the chosen file again, read in another way. */
  const checkAgain = (text: string, change: (chosen: ChosenFile) => ChosenFile) =>
    file === null
      ? Promise.resolve()
      : check({ text, fallback: stage, name: file.name }, () => change(file));

  return { file, setFile, assignment, assign, check, checkAgain };
}

/** Sends a table for a preview, and then for the upload. The chosen file stays until another one is chosen. */
export function useUpload() {
  const step = useUploadStep();
  const { stage, setStage, error, setError, isUnreached, setIsUnreached, isRunning, run } = step;
  const { file, setFile, assignment, assign, check, checkAgain } = useCheckedFile(step);
  // A chosen table is kept like input when the session ends, but a logout does not ask for it.
  const isHeld = stage.name !== 'empty';
  useEffect(() => (isHeld ? markUnsaved() : undefined), [isHeld]);

  async function choose([chosen]: readonly File[]): Promise<void> {
    if (chosen === undefined || isRunning.current) return;
    setFile(null);
    assign(undefined);
    setIsUnreached(false);
    if (chosen.size > limits.tableBytes) {
      const message = refusalOf(chosen.name, tooLarge);
      setStage({ name: 'empty' });
      setError(message);
      announce(message);
      return;
    }
    const { name } = chosen;
    await check({ text: checking, fallback: { name: 'empty' }, name }, async () => {
      const bytes = new Blob([await chosen.arrayBuffer()]);
      const held = { name, bytes, key: newKey() };
      // It can be sent again if it does not reach the server.
      setFile(held);
      return held;
    });
  }

  async function takeIt(): Promise<void> {
    if (file === null || isRunning.current) return;
    const { bytes, ...rest } = file;
    const work = {
      text: 'Die Stellenanzeigen werden übernommen',
      fallback: stage,
      name: file.name,
    };
    const table = await run(work, (onProgress) => takeUpload({ ...rest, file: bytes }, onProgress));
    if (!table) return;
    setStage({ name: 'taken', table });
    announce(`Übernommen: ${rowsInWords(table.rows)}`);
  }

  // While it is checked again, the button stays, so that it keeps the focus.
  const isChecked = stage.name === 'busy' && stage.text === checking;
  const canRetry = isUnreached && file !== null && (stage.name === 'empty' || isChecked);
  return {
    stage,
    error,
    canRetry,
    choose,
    assignment,
    assign,
    fileName: file?.name ?? '',
    /** Checks the chosen file again, which did not reach the server. */
    retry: () => checkAgain(checking, (chosen) => chosen),
    /** Checks another sheet of the same file. */
    chooseSheet: (sheet: number) =>
      checkAgain('Das Blatt wird geprüft', ({ name, bytes, key }) => ({ name, bytes, key, sheet })),
    /** Checks the file with other columns. */
    checkAssigned: (chosen: TableAssignment) =>
      checkAgain('Die Spalten werden geprüft', (one) => ({ ...one, assignment: chosen })),
    take: takeIt,
  };
}

export type UploadState = ReturnType<typeof useUpload>;
