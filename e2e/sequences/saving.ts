import { endSession } from '../support/login.ts';
import { routeUntil } from '../support/route-once.ts';
import { expect } from '../support/test.ts';
import { typeTitle } from './editing.ts';
import { noContent } from './form-model.ts';
import type { FormWalk } from './form-walk.ts';

/** Ways of saving. Each is done both in the browser and in the model. */

export async function save(walk: FormWalk): Promise<void> {
  await walk.tab.save.click();
  await expectSaved(walk);
}

/** Expects the form to close, and its content to be stored. */
async function expectSaved(walk: FormWalk): Promise<void> {
  await expect(walk.tab.form).toBeHidden();
  const id = walk.form.entry ?? (await readNewId(walk));
  await walk.recordStored(id, walk.form.content);
  walk.opened = id;
  walk.openForm = undefined;
}

/** Returns the id of the entry that is on the server, but not in the model. */
async function readNewId(walk: FormWalk): Promise<number> {
  const stored = await walk.readStored();
  const added = [...stored.keys()].filter((id) => !walk.entries.has(id));
  expect(added, 'what saving has added').toHaveLength(1);
  return added[0] ?? 0;
}

/**
 * The server stores a save, but its response is lost. Saving again, at once, after a change or after a reload, must result in one entry
 * and no conflict with the first save.
 */
export async function saveTwice(walk: FormWalk): Promise<string> {
  const { page, random } = walk.setup;
  const { writes } = walk;
  const mend = await routeUntil(page, writes, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await walk.tab.save.click();
  await walk.tab.closeFailure();
  mend();
  const { entry, content } = walk.form;
  const id = entry ?? (await readNewId(walk));
  await walk.recordStored(id, content);
  const meanwhile = random.one(['at once', 'changed', 'reloaded'] as const);
  if (meanwhile === 'changed') await typeTitle(walk);
  if (meanwhile === 'reloaded') {
    await page.reload();
    await expect(walk.tab.form).toBeVisible();
  }
  await walk.tab.save.click();
  await expect(walk.tab.form).toBeHidden();
  // Files that the reload has removed from the form are stored nevertheless.
  await walk.recordStored(id, { ...walk.form.content, files: content.files });
  walk.opened = id;
  walk.openForm = undefined;
  return meanwhile;
}

/** Another person has saved before. Fields that only they have changed are taken over; if both have changed the text, one is chosen at random. */
export async function saveStale(walk: FormWalk): Promise<string> {
  const { form, tab, entries } = walk;
  const stored = entries.get(form.entry ?? 0) ?? noContent;
  const { before, content } = form;
  const isChangedHere = content.text !== before.text;
  // A decision of an editor makes a form stale, too, without changing the text. There are no other changes elsewhere (editing.ts).
  const isChangedElsewhere = stored.text !== before.text;
  const merged = { ...content, text: isChangedElsewhere ? stored.text : content.text };
  await tab.save.click();
  if (!isChangedHere || !isChangedElsewhere || content.text === stored.text) {
    walk.openForm = { ...form, content: merged, isStale: false };
    await expectSaved(walk);
    return 'together with the other';
  }
  await expect(tab.conflict).toBeVisible();
  if (walk.setup.random.chance(0.5)) {
    const name = 'Gespeicherte Fassung übernehmen';
    await tab.conflict.getByRole('button', { name, exact: true }).click();
    walk.openForm = { ...form, before: stored, content: merged, isStale: false };
    return 'takes what is stored';
  }
  await tab.conflict.getByRole('button', { name: 'Meine Fassung speichern' }).click();
  await expectSaved(walk);
  return 'saves its own';
}

export async function saveOffline(walk: FormWalk): Promise<void> {
  await walk.tab.save.click();
  await walk.tab.closeFailure();
}

/** The session ends before the save: the user logs in over the page, finds all input in the form, and saves at once or later. */
export async function saveWithoutSession(walk: FormWalk): Promise<string> {
  const { page, random } = walk.setup;
  await endSession(page);
  await walk.tab.save.click();
  await walk.tab.logInAgain(walk.login);
  if (random.chance(0.5)) {
    await walk.tab.backAgain.getByRole('button', { name: 'Jetzt speichern' }).click();
    await expectSaved(walk);
    return 'at once';
  }
  await walk.tab.backAgain.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(walk.tab.backAgain).toBeHidden();
  return 'and goes on';
}
