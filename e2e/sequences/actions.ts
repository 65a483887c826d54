import * as editing from './editing.ts';
import type { FormWalk } from './form-walk.ts';
import * as saving from './saving.ts';
import type { Action } from './walk.ts';

/** Returns all actions on a form, with their conditions. */
export function actionsOf(walk: FormWalk): readonly Action[] {
  const isOpen = () => walk.openForm !== undefined;
  const isClosed = () => walk.openForm === undefined && walk.isOnline;
  const canBegin = () => isClosed() && walk.entries.size < walk.maxEntries;
  const isComplete = () => walk.openForm?.isComplete === true;
  const canSave = () => isComplete() && walk.isOnline && walk.openForm?.isStale === false;
  const isStale = () => isComplete() && walk.isOnline && walk.openForm?.isStale === true;
  const isEdited = () => canSave() && walk.openForm?.entry !== undefined;
  const fileCount = () => walk.openForm?.content.files.length ?? 0;
  // A single file is replaced.
  const takesFile = () => isOpen() && (walk.maxFiles === 1 || fileCount() < walk.maxFiles);

  type Row = readonly [
    name: string,
    weight: number,
    isPossible: () => boolean,
    run: (walk: FormWalk) => Promise<string | void>,
  ];
  const rows: readonly Row[] = [
    ['begin a new one', 2, canBegin, editing.openNew],
    ['edit', 6, () => isClosed() && walk.entries.size > 0, editing.edit],
    ['delete', 1, () => isClosed() && walk.entries.size > 3, editing.deleteEntry],
    // The options of choices come from the server.
    ['fill in', 8, () => isOpen() && !isComplete() && walk.isOnline, editing.fillIn],
    ['type a title', 2, isOpen, editing.typeTitle],
    ['type a text', 2, isOpen, editing.typeText],
    ['add a file', 4, takesFile, editing.addFile],
    ['remove a file', 1, () => fileCount() > 0, editing.removeFile],
    ['save', 6, canSave, saving.save],
    ['save twice, since the answer is lost', 2, canSave, saving.saveTwice],
    ['save what another tab has changed', 6, isStale, saving.saveStale],
    ['save without a network', 2, () => isComplete() && !walk.isOnline, saving.saveOffline],
    ['save after the session ended', 2, canSave, saving.saveWithoutSession],
    ['change it in another tab', 2, isEdited, editing.changeElsewhere],
    ['reload', 2, () => walk.isOnline, editing.reload],
    ['go back', 1, isOpen, () => editing.leave(walk, 'Back')],
    ['press a key', 1, isOpen, () => editing.leave(walk, 'Escape')],
    ['lose the network', 1, () => walk.isOnline && isOpen(), () => editing.setOnline(walk, false)],
    ['find the network', 6, () => !walk.isOnline, () => editing.setOnline(walk, true)],
  ];
  const actions = rows.map(([name, weight, isPossible, run]) => ({
    name,
    weight,
    isPossible,
    run: () => run(walk),
  }));
  return [...actions, ...walk.furtherActions];
}
