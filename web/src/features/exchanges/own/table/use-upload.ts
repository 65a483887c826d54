import type { TableAssignment } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useState } from 'react';
import { announce } from '../../../../core/ui/notices/announcer.tsx';
import { newKey } from '../../../../core/api/new-key.ts';
import { markUnsaved } from '../../../../core/session/unsaved.ts';
import { rowsInWords } from '../counts.ts';
import { previewUpload, takeUpload } from '../queries.ts';
import type { ChosenFile, KeptTable } from './chosen-file.ts';
import { useKeptTable } from './use-kept-table.ts';
import { refusalOf, tooLarge, useUploadStep, type UploadWork } from './use-upload-step.ts';

const checking = 'Die Tabelle wird geprüft';

/** The chosen file, which is checked before it is taken. */
function useCheckedFile({ stage, setStage, isRunning, run }: ReturnType<typeof useUploadStep>) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  /** What the columns are said to be, as long as that has not been checked. */
  const [assignment, assign] = useState<TableAssignment | undefined>();

  /**
   * Shows the preview of a file. If that fails, nothing changes.
   * @param next gets the file, which is sent once it has been read
   * @param unchecked what its columns were said to be after the last check
   */
  async function check(
    work: UploadWork,
    next: () => ChosenFile | Promise<ChosenFile>,
    unchecked?: TableAssignment,
  ): Promise<void> {
    if (isRunning.current) return;
    const checked = await run(work, async (onProgress) => {
      const { bytes, ...sent } = await next();
      const table = await previewUpload({ ...sent, file: bytes }, onProgress);
      return { table, file: { ...sent, bytes, key: newKey() } };
    });
    if (!checked) return;
    setFile(checked.file);
    assign(unchecked);
    setStage({ name: 'preview', table: checked.table });
  }

  /** Checks the chosen file again, read in another way. */
  const checkAgain = (text: string, change: (chosen: ChosenFile) => ChosenFile) =>
    file === null
      ? Promise.resolve()
      : check({ text, fallback: stage, name: file.name }, () => change(file));

  return { file, setFile, assignment, assign, check, checkAgain };
}

/** Returns the functions that check a newly chosen file and that take the checked one. */
function useSending(
  step: ReturnType<typeof useUploadStep>,
  checked: ReturnType<typeof useCheckedFile>,
) {
  const { stage, setStage, setError, setIsUnreached, isRunning, run } = step;
  const { file, setFile, assign, check } = checked;

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

  return { choose, takeIt };
}

/** Sends a table for a preview, and then for the upload. The chosen file stays until another one is chosen. */
export function useUpload() {
  const step = useUploadStep();
  const { stage, error, isUnreached } = step;
  const checked = useCheckedFile(step);
  const { file, assignment, assign, check, checkAgain } = checked;
  const { choose, takeIt } = useSending(step, checked);
  // A chosen table is kept like input when the session ends, but a logout does not ask for it.
  const isHeld = stage.name !== 'empty';
  useEffect(() => (isHeld ? markUnsaved() : undefined), [isHeld]);

  // While it is checked again, the button stays, so that it keeps the focus.
  const isOffered = stage.name === 'empty' || (stage.name === 'busy' && stage.text === checking);
  const canRetry = isUnreached && file !== null && isOffered;
  // A table that the server has refused is not kept.
  const isKept = file !== null && (stage.name === 'preview' || canRetry);
  const { kept, discard } = useKeptTable(
    isKept ? { file, unchecked: assignment } : null,
    stage.name === 'taken' ? file?.key : undefined,
  );
  return {
    stage,
    error,
    canRetry,
    choose,
    assignment,
    assign,
    fileName: file?.name ?? '',
    /** The table of an earlier visit that was not taken; undefined while there is none, or while another one is checked. */
    begun: isOffered && !canRetry ? kept : undefined,
    discardBegun: discard,
    /** Checks the table of an earlier visit. */
    continueBegun: ({ file: begun, unchecked }: KeptTable) =>
      check(
        { text: checking, fallback: { name: 'empty' }, name: begun.name },
        () => begun,
        unchecked,
      ),
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
