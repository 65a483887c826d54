import {
  draftContent,
  type AdDraft,
  type DraftContent,
} from '@lehrpfad/contract/job-ads/drafts.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../core/api/api.ts';
import { DraftSaver, type DraftState, type SentDraft } from './draft-saver.ts';

const titled = (title: string): DraftContent => draftContent.parse({ title });

/** A server with drafts; `fail` breaks the next calls, before or after they are carried out. */
function openServer() {
  const drafts = new Map<number, AdDraft>();
  const keys = new Map<string, number>();
  const failures: { readonly error: ApiError; readonly after: boolean }[] = [];
  let version = 0;
  let calls = 0;

  function call(write: () => AdDraft): AdDraft {
    calls += 1;
    const failure = failures.shift();
    if (failure && !failure.after) throw failure.error;
    const draft = write();
    if (failure) throw failure.error;
    return draft;
  }
  function write(id: number, content: DraftContent): AdDraft {
    version += 1;
    const draft = { id, content, missing: [], wrong: [], last_updated: `v${version}` };
    drafts.set(id, draft);
    return draft;
  }
  return {
    titles: () => [...drafts.values()].map(({ content }) => content.title),
    calls: () => calls,
    write,
    remove: (id: number) => drafts.delete(id),
    fail: (status: number, { after = false, code = '' } = {}) =>
      failures.push({ error: new ApiError(status, { code, detail: 'Zu viele.' }), after }),
    post: async (content: DraftContent, key: string) =>
      call(() => {
        const id = keys.get(key) ?? keys.size + 1;
        const known = drafts.get(id);
        if (keys.has(key) && known) return known;
        keys.set(key, id);
        return write(id, content);
      }),
    patch: async (
      { id, last_updated }: Pick<AdDraft, 'id' | 'last_updated'>,
      content: DraftContent,
    ) =>
      call(() => {
        const current = drafts.get(id);
        if (current === undefined) throw new ApiError(404);
        if (current.last_updated !== last_updated)
          throw new ApiError(409, { code: 'stale', current: { ...current } });
        return write(id, content);
      }),
  };
}

function openSaver(
  server: ReturnType<typeof openServer>,
  draft: AdDraft | null = null,
  before?: SentDraft,
) {
  const states: DraftState['kind'][] = [];
  const saved: string[] = [];
  const saver = new DraftSaver({
    draft,
    calls: server,
    onState: ({ kind }) => states.push(kind),
  });
  const sent: SentDraft[] = [];
  saver.tell(
    { onSaved: (_, content) => saved.push(content.title), onSend: (one) => sent.push(one) },
    before,
  );
  return { saver, states, saved, sent };
}

const write = async (saver: DraftSaver, ...titles: readonly string[]) => {
  for (const title of titles) {
    saver.note(titled(title));
    await vi.advanceTimersByTimeAsync(500);
  }
};
const wait = () => vi.advanceTimersByTimeAsync(2000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is written', () => {
  it('is saved once somebody pauses, as one draft', async () => {
    const server = openServer();
    const { saver, states, saved } = openSaver(server);
    await write(saver, 'B', 'Bä', 'Bäcker');
    expect(server.calls()).toBe(0);
    await wait();
    expect(server.titles()).toEqual(['Bäcker']);
    await write(saver, 'Bäckerin');
    await wait();
    expect(server.titles()).toEqual(['Bäckerin']);
    expect(saved).toEqual(['Bäcker', 'Bäckerin']);
    expect(states).toEqual(['saved', 'saved']);
    expect(saver.id).toBe(1);
  });

  it('is saved at once when the form is left', async () => {
    const server = openServer();
    const { saver } = openSaver(server);
    saver.note(titled('Eilig'));
    expect(await saver.flush()).toBe(true);
    expect(server.titles()).toEqual(['Eilig']);
  });

  it('is not saved while the ad is published, nor after that', async () => {
    const server = openServer();
    const { saver } = openSaver(server);
    saver.note(titled('Zu spät'));
    await saver.pause();
    await wait();
    saver.drop();
    saver.resume();
    await wait();
    expect(server.calls()).toBe(0);
  });

  it('is saved after a publication that was refused', async () => {
    const server = openServer();
    const { saver } = openSaver(server);
    saver.note(titled('Unvollständig'));
    await saver.pause();
    saver.resume();
    await wait();
    expect(server.titles()).toEqual(['Unvollständig']);
  });
});

describe('without a network', () => {
  it('is kept and tried again until it succeeds', async () => {
    const server = openServer();
    server.fail(0);
    server.fail(503);
    const { saver, states } = openSaver(server);
    await write(saver, 'Geduld');
    await wait();
    expect(states.at(-1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.titles()).toEqual(['Geduld']);
    expect(states.at(-1)).toBe('saved');
  });

  it('makes one draft even where the answer was lost and more was written', async () => {
    const server = openServer();
    server.fail(0, { after: true });
    const { saver } = openSaver(server);
    await write(saver, 'Eins');
    await wait();
    await write(saver, 'Zwei');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.titles()).toEqual(['Zwei']);
  });

  it('does not take a change of its own for one by another window', async () => {
    const server = openServer();
    const { saver, states } = openSaver(server, server.write(7, titled('Alt')));
    server.fail(0, { after: true });
    await write(saver, 'Eins');
    await wait();
    await write(saver, 'Zwei');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.titles()).toEqual(['Zwei']);
    expect(states.at(-1)).toBe('saved');
  });
});

describe('a reload while a new draft is being sent', () => {
  async function reloaded() {
    const server = openServer();
    server.fail(0, { after: true });
    const before = openSaver(server);
    before.saver.note(titled('Eins'));
    expect(await before.saver.flush()).toBe(false);
    before.saver.drop();
    return { server, after: openSaver(server, null, before.sent.at(-1)) };
  }

  it('makes one draft of both', async () => {
    const { server, after } = await reloaded();
    await write(after.saver, 'Zwei');
    await wait();
    expect(server.titles()).toEqual(['Zwei']);
  });

  it('publishes that draft', async () => {
    const { after } = await reloaded();
    after.saver.note(titled('Eins'));
    await after.saver.pause();
    expect(after.saver.id).toBe(1);
  });
});

describe('another window', () => {
  it('that has changed the draft keeps its version; this one becomes a draft of its own', async () => {
    const server = openServer();
    const { saver, states } = openSaver(server, server.write(7, titled('Alt')));
    server.write(7, titled('Dort'));
    await write(saver, 'Hier');
    await wait();
    expect(server.titles()).toEqual(['Dort', 'Hier']);
    expect(states.at(-1)).toBe('parted');
  });

  it('that has deleted the draft loses nothing of this one', async () => {
    const server = openServer();
    const { saver } = openSaver(server, server.write(7, titled('Alt')));
    server.remove(7);
    await write(saver, 'Hier');
    await wait();
    expect(server.titles()).toEqual(['Hier']);
  });
});

describe('a refusal', () => {
  it.each([
    [409, 'conflict'],
    [403, 'user_inactive'],
  ])('is told in its own words, and waits for the next change (%i %s)', async (status, code) => {
    const server = openServer();
    server.fail(status, { code });
    const { saver, states } = openSaver(server);
    await write(saver, 'Einer zu viel');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.calls()).toBe(1);
    expect(states.at(-1)).toBe('refused');
    await write(saver, 'Noch einmal');
    await wait();
    expect(server.titles()).toEqual(['Noch einmal']);
  });
});
