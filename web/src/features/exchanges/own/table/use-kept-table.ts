import { useEffect, useState } from 'react';
import { dropFile, keepFile, readFile } from '../../../../core/form/files/kept-file.ts';
import { offerUndo } from '../../../../core/notices/undo.ts';
import { getSession } from '../../../../core/session/session.ts';
import type { ChosenFile, KeptTable } from './chosen-file.ts';

const accountId = () => getSession()?.id ?? 0;

type About = Omit<ChosenFile, 'bytes' | 'key'> & Pick<KeptTable, 'unchecked'>;

async function readTable(): Promise<KeptTable | undefined> {
  const found = await readFile<About>(accountId());
  if (!found) return undefined;
  const { about, ...file } = found;
  const { unchecked, ...choices } = about;
  return { file: { ...file, ...choices }, unchecked };
}

function keepTable({ file, unchecked }: KeptTable): Promise<void> {
  const { bytes, key, ...choices } = file;
  return keepFile<About>(accountId(), { key, bytes, about: { ...choices, unchecked } });
}

const dropTable = (key: string) => dropFile(accountId(), key);

/**
 * Keeps the chosen table on the device until it is taken or discarded, also while the page is left or loaded anew.
 * @param chosen the table to keep; null while none has been chosen, or while it is being sent
 * @param takenKey key of the table that was taken; undefined before
 * @returns the table that was kept last, and the function that discards it
 */
export function useKeptTable(chosen: KeptTable | null, takenKey: string | undefined) {
  const [kept, setKept] = useState<KeptTable | undefined>();
  const { file, unchecked } = chosen ?? {};

  useEffect(() => {
    // A table that was chosen meanwhile is newer.
    void readTable().then((found) => setKept((newer) => newer ?? found));
  }, []);

  useEffect(() => {
    if (file === undefined) return;
    const table = { file, unchecked };
    void keepTable(table).then(() => setKept(table));
  }, [file, unchecked]);

  useEffect(() => {
    if (takenKey === undefined) return;
    void dropTable(takenKey).then(() => setKept(undefined));
  }, [takenKey]);

  function discard(): void {
    if (!kept) return;
    setKept(undefined);
    void dropTable(kept.file.key);
    offerUndo('Tabelle verworfen', async () => {
      setKept(kept);
      await keepTable(kept);
    });
  }

  return { kept, discard };
}
