import { expect } from '../support/test.ts';
import { afterReload, formOf, isDirty, newForm, noContent } from './form-model.ts';
import type { FormWalk } from './form-walk.ts';

/** Actions on the form besides saving. Each is done both in the browser and in the model. */

export async function openNew(walk: FormWalk): Promise<void> {
  await walk.tab.openNew();
  walk.openForm = newForm();
}

export async function edit(walk: FormWalk): Promise<string> {
  const { entries, opened, setup, tab } = walk;
  // In most cases the entry that has just been saved.
  const isAgain = opened !== undefined && setup.random.chance(0.6);
  const id = isAgain ? opened : setup.random.one([...entries.keys()]);
  const content = entries.get(id) ?? noContent;
  if (id !== opened) await tab.openEntry(id, content.title);
  await tab.edit();
  walk.opened = id;
  walk.openForm = formOf(id, content);
  return content.title;
}

export async function deleteEntry(walk: FormWalk): Promise<string> {
  const [id, { title }] = walk.setup.random.one([...walk.entries]);
  if (id !== walk.opened) await walk.tab.openEntry(id, title);
  await walk.tab.delete(title);
  walk.entries.delete(id);
  walk.opened = undefined;
  return title;
}

export async function fillIn(walk: FormWalk): Promise<void> {
  await walk.fillInNeeded();
  if (walk.form.content.title === '') await typeTitle(walk);
  if (walk.needsText && walk.form.content.text === '') await typeText(walk);
  walk.openForm = { ...walk.form, isComplete: true };
}

export async function typeTitle(walk: FormWalk): Promise<string> {
  const title = walk.newTitle();
  await walk.tab.typeTitle(title);
  walk.change({ title });
  return title;
}

export async function typeText(walk: FormWalk): Promise<string> {
  const text = walk.newName('Text');
  await walk.tab.typeText(text);
  walk.change({ text });
  return text;
}

/** Adds a file, or replaces it in forms with a single file. */
export async function addFile(walk: FormWalk): Promise<string> {
  const { files } = walk.form.content;
  const name = await walk.tab.addFile(`${walk.newName('Datei')}.pdf`);
  walk.change({ files: walk.maxFiles === 1 ? [name] : [...files, name].toSorted() });
  return name;
}

export async function removeFile(walk: FormWalk): Promise<string> {
  const { files } = walk.form.content;
  const name = walk.setup.random.one(files);
  await walk.tab.removeFile(name);
  walk.change({ files: files.filter((other) => other !== name) });
  return name;
}

export async function reload(walk: FormWalk): Promise<void> {
  await walk.setup.page.reload();
  const { openForm: form } = walk;
  if (form === undefined) return;
  await expect(walk.tab.form).toBeVisible();
  walk.openForm = afterReload(form, walk.entries.get(form.entry ?? 0) ?? noContent);
}

/** Leaves the form; if input would be lost, a random choice decides whether it is discarded. */
export async function leave(walk: FormWalk, how: 'Back' | 'Escape'): Promise<string> {
  const { page, random } = walk.setup;
  const wouldLose = isDirty(walk.form);
  await (how === 'Back' ? page.goBack() : walk.tab.pressEscape());
  if (wouldLose && walk.keepsDrafts && walk.form.entry === undefined) {
    // If the server has already saved the draft, which depends on the time, no confirmation is needed.
    const { form, question } = walk.tab;
    await expect
      .poll(async () => (await question.isVisible()) || (await form.isHidden()))
      .toBe(true);
    if (await form.isHidden()) {
      await walk.recordLeft();
      return `${how}, and leaves a draft`;
    }
  }
  if (wouldLose) {
    await expect(walk.tab.question).toBeVisible();
    const stays = random.chance(0.5);
    const answer = stays ? 'Weiter bearbeiten' : 'Verwerfen';
    await walk.tab.question.getByRole('button', { name: answer }).click();
    await expect(walk.tab.question).toBeHidden();
    if (stays) return `${how}, and goes on`;
  }
  await expect(walk.tab.form).toBeHidden();
  await walk.recordLeft();
  return `${how}, ${wouldLose ? 'and gives up' : 'with nothing to lose'}`;
}

/** Saves another text of the same entry in a second tab. */
export async function changeElsewhere(walk: FormWalk): Promise<string> {
  const id = walk.form.entry ?? 0;
  const before = walk.entries.get(id) ?? noContent;
  const text = walk.newName('Text');
  const page = await walk.setup.context.newPage();
  const tab = walk.pageIn(page);
  await tab.openList();
  await tab.openEntry(id, before.title);
  await tab.edit();
  await tab.expectContent(before);
  await tab.typeText(text);
  await tab.save.click();
  await expect(tab.form).toBeHidden();
  await page.close();
  await walk.recordStored(id, { ...before, text });
  walk.openForm = { ...walk.form, isStale: true };
  return text;
}

export async function setOnline(walk: FormWalk, isOnline: boolean): Promise<void> {
  await walk.setup.context.setOffline(!isOnline);
  walk.isOnline = isOnline;
  await walk.readListAnew();
}
