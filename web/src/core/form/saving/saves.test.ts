import { describe, expect, it, vi } from 'vitest';
import { ApiError, InterruptedError } from '../../api/api.ts';
import {
  afterEarlierSave,
  isRefused,
  messagesForGone,
  messagesForInactive,
  messagesForRepeat,
} from './saves.ts';

const reused = (answer: unknown) =>
  new ApiError(422, { code: 'key_reused', detail: '', current: { answer } });
const values = (title: string, file: object[] = []) => ({ title, file });
const flyer = { key: 'k', file: new File(['%PDF-'], 'Flyer.pdf') };
const house = { key: 'h', file: new File(['%PDF-'], 'Haus.pdf') };

describe('a save', () => {
  it('is refused for good only where the server has looked at it', () => {
    for (const status of [400, 403, 404, 409, 413, 422])
      expect(isRefused(new ApiError(status))).toBe(true);
    for (const status of [0, 408, 429, 500, 502, 504])
      expect(isRefused(new ApiError(status))).toBe(false);
    expect(isRefused(new ApiError(409, { code: 'in_progress', detail: '' }))).toBe(false);
    expect(isRefused(new InterruptedError())).toBe(false);
    expect(isRefused(new TypeError('x'))).toBe(false);
  });

  it('that is repeated says what the server knows of it', () => {
    expect(
      messagesForRepeat(new ApiError(409, { code: 'in_progress', detail: 'Gleich.' })),
    ).toEqual({ '': 'Gleich.' });
    expect(messagesForRepeat(reused({}))?.['']).toMatch(/schon gespeichert/);
    expect(messagesForRepeat(new ApiError(409, { code: 'stale', detail: '' }))).toBeUndefined();
  });

  it('of an account that was deactivated meanwhile says so', () => {
    const inactive = new ApiError(403, { code: 'user_inactive', detail: 'Deaktiviert.' });
    expect(messagesForInactive(inactive)).toEqual({
      '': 'Deaktiviert. Ihre Eingaben sind nicht gespeichert.',
    });
    expect(messagesForInactive(new ApiError(403))).toBeUndefined();
  });

  it('of what somebody else has deleted says that it is gone', () => {
    const gone = new ApiError(404, { code: 'not_found', detail: 'Nicht gefunden.' });
    const edited = { lastUpdated: () => 'v1', beginWith: () => {} };
    expect(messagesForGone(gone, edited)?.['']).toMatch(/^Den Eintrag gibt es nicht mehr/);
    expect(messagesForGone(gone, undefined), 'a form that edits nothing').toBeUndefined();
    expect(
      messagesForGone(gone, { ...edited, lastUpdated: () => '' }),
      'a new one',
    ).toBeUndefined();
    expect(messagesForGone(new ApiError(500), edited)).toBeUndefined();
  });
});

describe('after an earlier save whose answer was lost', () => {
  const files = ['file'] as const;
  const begun = values('', []);
  const own = values('Geändert', [flyer, house]);

  it('the form edits what was stored, without sending its files again', () => {
    const stored = values('Gesendet', [{ id: 7, name: 'Flyer.pdf' }]);
    const onEarlier = vi.fn<(answer: unknown) => typeof stored>(() => stored);
    const next = afterEarlierSave(reused([{ id: 1 }]), {
      begun,
      own,
      files,
      onEarlier,
      edited: undefined,
    });
    expect(onEarlier).toHaveBeenCalledWith([{ id: 1 }]);
    expect(next).toEqual({
      stored,
      own: values('Geändert', [{ id: 7, name: 'Flyer.pdf' }, house]),
    });
  });

  it('a change goes on from the version that was stored; something new does not', () => {
    const beginWith = vi.fn<(version: string) => void>();
    const versions = (lastUpdated: string) => ({
      begun,
      own,
      files,
      onEarlier: undefined,
      edited: { beginWith, lastUpdated: () => lastUpdated },
    });
    expect(afterEarlierSave(reused({ last_updated: 'v2' }), versions('v1'))).toEqual({
      stored: begun,
      own,
    });
    expect(beginWith).toHaveBeenCalledWith('v2');
    expect(afterEarlierSave(reused({ last_updated: 'v2' }), versions(''))).toBeUndefined();
    expect(
      afterEarlierSave(new ApiError(409, { code: 'stale', detail: '' }), versions('v1')),
    ).toBeUndefined();
  });
});
