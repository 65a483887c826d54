import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

// Unit test files share their modules, and after the logout in another file no draft is stored.
vi.resetModules();
const { begunDrafts, recordOpenForm, readDraft } = await import('./draft-storage.ts');
const { FormDraft } = await import('./form-draft.ts');

type Item = { id: number; name: string } | { key: string; file: File };

interface Values {
  readonly title: string;
  readonly file: readonly Item[];
}

const key = 'job-ad-edit-1-user-2';
const files = ['file'];
const pdf = (name = 'Flyer.pdf'): Item => ({ key: name, file: new File(['%PDF-'], name) });
const begun: Values = { title: 'Alt', file: [{ id: 1, name: 'Haus.pdf' }] };
const open = (initial = begun) => new FormDraft<Values>({ key, initial, files });

beforeEach(() => {
  const kept: Record<string, string> = {};
  // In a real storage, the stored keys are properties of the object.
  vi.stubGlobal('sessionStorage', kept);
  Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null },
    setItem: { value: (name: string, value: string) => void (kept[name] = value) },
    removeItem: { value: (name: string) => void Reflect.deleteProperty(kept, name) },
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a first save', () => {
  const save = { content: { title: 'Neu' }, key: 'one-key-for-both' };
  const sending = () => {
    const draft = open();
    draft.keep({ ...begun, title: 'Neu' }, begun, 'v1');
    draft.keepFirstSave(save);
    return draft;
  };

  it('is known after a reload, and stays while more is written', () => {
    sending().keep({ ...begun, title: 'Neuer' }, begun, 'v1');
    const again = open();
    expect(again.firstSave).toEqual(save);
    again.keep({ ...begun, title: 'Noch neuer' }, begun, 'v1');
    expect(open().firstSave).toEqual(save);
  });

  it('is over with its answer, with the end of the draft, and with the input', () => {
    sending().moveTo('job-ad-draft-7-user-2', undefined);
    expect(open().firstSave).toBeUndefined();
    const draft = sending();
    draft.end(draft.values);
    expect(open().firstSave).toBeUndefined();
    sending();
    expect(open({ ...begun, title: 'Neu' }).firstSave, 'stored by now').toBeUndefined();
  });
});

describe('a draft', () => {
  it('is what a form that is opened again begins with, on top of what is stored now', () => {
    open().keep({ ...begun, title: 'Neu' }, begun, 'v1');
    const now: Values = { title: 'Anders', file: [{ id: 2, name: 'Später.pdf' }] };
    const again = open(now);
    expect(again).toMatchObject({ isRestored: true, lacksFiles: false, version: 'v1' });
    expect(again.values).toEqual({ ...now, title: 'Neu' });
  });

  it('knows what each of its fields was before, also over a reload', () => {
    const draft = open();
    draft.keep({ ...begun, title: 'Neu' }, begun, 'v1');
    const now: Values = { title: 'Anders', file: [] };
    expect(open(now).begun).toEqual({ title: 'Alt', file: [] });
    const again = open(now);
    again.keep(again.values, now, 'v1');
    expect(open(now).begun, 'restored twice').toEqual({ title: 'Alt', file: [] });
    expect(open(begun).begun).toEqual(begun);
  });

  it('does not survive the save that it belongs to, with a new file or without', () => {
    for (const file of [begun.file, [...begun.file, pdf()], []]) {
      const draft = open();
      const values: Values = { title: 'Neu', file };
      draft.keep(values, begun, 'v1');
      expect(readDraft(key)).toBeDefined();
      draft.end(values);
      // Later renders: with the values stored now, and with the values from before.
      draft.keep(values, values, 'v1');
      draft.keep({ ...values }, begun, 'v1');
      expect(readDraft(key)).toBeUndefined();
    }
  });

  it('is announced to its owner as long as its form is not on the page', () => {
    const announced = { text: 'Sie haben „Alt“ geändert.', at: '/unternehmen/events/1/bearbeiten' };
    const draft = new FormDraft<Values>({ key, initial: begun, files, announced });
    draft.keep({ ...begun, title: 'Neu' }, begun, 'v1');
    new FormDraft({ key: 'own-name-user-2', initial: { name: '' } }).keep(
      { name: 'Ute' },
      { name: '' },
      undefined,
    );
    expect(begunDrafts('-user-2')).toEqual([{ key, ...announced }]);
    expect(begunDrafts('-user-3')).toEqual([]);
    const close = recordOpenForm(key);
    expect(begunDrafts('-user-2')).toEqual([]);
    close();
    expect(begunDrafts('-user-2')).toHaveLength(1);
    draft.end(begun);
    expect(begunDrafts('-user-2')).toEqual([]);
  });

  it('begins anew where something else is changed after the save', () => {
    const draft = open();
    const saved: Values = { ...begun, title: 'Gespeichert' };
    draft.keep(saved, begun, 'v1');
    draft.end(saved);
    draft.keep({ ...saved, title: 'Danach' }, saved, 'v2');
    expect(readDraft(key)).toMatchObject({ values: { title: 'Danach' }, version: 'v2' });
  });

  it('never takes away a file that the object has, and says that files are missing', () => {
    for (const file of [[], [...begun.file, pdf()], [pdf()]]) {
      open().keep({ title: 'Neu', file }, begun, 'v1');
      const again = open();
      expect(again.values).toEqual({ title: 'Neu', file: begun.file });
      expect(again.lacksFiles).toBe(true);
      // Render after the restore: the files are still missing after the next reload.
      again.keep(again.values, begun, 'v1');
      expect(open().lacksFiles).toBe(true);
    }
  });

  it('of files alone restores nothing but says so', () => {
    open().keep({ ...begun, file: [...begun.file, pdf()] }, begun, 'v1');
    expect(open()).toMatchObject({ values: begun, isRestored: true, lacksFiles: true });
  });

  it('that has ended lacks no files: what is typed after it says nothing of them', () => {
    open().keep({ ...begun, file: [...begun.file, pdf()] }, begun, 'v1');
    const again = open();
    again.end(begun);
    again.keep({ ...begun, title: 'Danach' }, begun, 'v1');
    expect(open()).toMatchObject({ isRestored: true, lacksFiles: false });
  });

  it('whose changes are stored by now is none, and its version is forgotten', () => {
    open().keep({ ...begun, title: 'Neu' }, begun, 'v1');
    const again = open({ ...begun, title: 'Neu' });
    expect(again).toMatchObject({ isRestored: false, version: undefined });
  });

  it('that cannot be read is none', () => {
    for (const broken of ['{', '4', '{"title":"x"}', 'null']) {
      sessionStorage.setItem(`lehrpfad-entwurf:${key}`, broken);
      expect(open()).toMatchObject({ values: begun, isRestored: false });
    }
  });
});

describe('the key of a save', () => {
  const changed: Values = { ...begun, title: 'Neu' };

  it('is the same until the save is answered, also after a reload', () => {
    const draft = open();
    draft.keep(changed, begun, 'v1');
    const first = draft.saveKey();
    expect(z.uuid().safeParse(first).success).toBe(true);
    expect(draft.saveKey()).toBe(first);
    draft.keep({ ...changed, title: 'Noch neuer' }, begun, 'v1');
    const again = open();
    expect(again.saveKey()).toBe(first);
    again.renewSaveKey();
    const next = again.saveKey();
    expect(next).not.toBe(first);
    expect(open().saveKey()).toBe(next);
  });

  it('is kept from the first try on also where nothing was changed, as with a copy, and is announced to nobody', () => {
    const announced = {
      text: 'Sie haben eine Kopie begonnen.',
      at: '/unternehmen/x/1/duplizieren',
    };
    const openCopy = () => new FormDraft<Values>({ key, initial: begun, files, announced });
    const copy = openCopy();
    copy.keep(begun, begun, '');
    const first = copy.saveKey();
    // Render during and after sending.
    copy.keep({ ...begun }, begun, '');
    expect(begunDrafts('-user-2')).toEqual([]);
    const again = openCopy();
    expect(again).toMatchObject({ values: begun, isRestored: false, lacksFiles: false });
    again.keep(begun, begun, '');
    expect(again.saveKey()).toBe(first);
    again.keep({ ...begun, title: 'Anders' }, begun, '');
    expect(openCopy().saveKey()).toBe(first);
    again.end(begun);
    expect(readDraft(key)).toBeUndefined();
    expect(openCopy().saveKey()).not.toBe(first);
  });

  it('that the server has refused is not kept where nothing was changed', () => {
    const draft = open();
    draft.saveKey();
    draft.renewSaveKey();
    expect(readDraft(key)).toBeUndefined();
  });

  it('is another one after the save, and without a draft', () => {
    const draft = open();
    draft.keep(changed, begun, 'v1');
    const first = draft.saveKey();
    draft.end(changed);
    draft.keep({ ...changed, title: 'Danach' }, changed, 'v2');
    expect(open().saveKey()).not.toBe(first);
    const none = new FormDraft<Values>({ key: undefined, initial: begun });
    expect(none.saveKey()).toBe(none.saveKey());
  });
});
