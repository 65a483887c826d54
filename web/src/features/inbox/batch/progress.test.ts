import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  beginInterruption,
  endInterruption,
  resumeInterrupted,
  type KeptSession,
} from '../../../core/session/interruption.ts';
import { withProgress } from './progress.ts';

/** The element that shows the progress. */
let line: { textContent: string; remove: () => void } | undefined;
const listeners = new Set<unknown>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => (line = { textContent: '', remove: () => (line = undefined) }),
    body: { append: vi.fn<() => void>() },
  });
  vi.stubGlobal('addEventListener', (name: string) => listeners.add(name));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const step = () => new Promise<void>((resolve) => setTimeout(resolve, 400));

async function inSteps(tell: () => void): Promise<string> {
  for (let at = 0; at < 5; at++) {
    tell();
    await step();
  }
  return 'done';
}

it('shows how far a long action is, and asks before the page is left meanwhile', async () => {
  const ended = withProgress('Aufgabe', 5, inSteps);
  await vi.advanceTimersByTimeAsync(900);
  expect(line).toBeUndefined();
  expect([...listeners]).toEqual(['beforeunload']);
  await vi.advanceTimersByTimeAsync(150);
  expect(line?.textContent).toBe('Aufgabe 3 von 5 …');
  await vi.advanceTimersByTimeAsync(400);
  expect(line?.textContent).toBe('Aufgabe 4 von 5 …');
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(ended).resolves.toBe('done');
  expect([line, listeners.size]).toEqual([undefined, 0]);
});

it('shows nothing any more after an error', async () => {
  const cutOff = () => step().then(() => Promise.reject(new Error('no')));
  const ended = withProgress('Aufgabe', 2, cutOff).catch(String);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await ended).toBe('Error: no');
  expect([line, listeners.size]).toEqual([undefined, 0]);
});

it('does not cover the dialog for the login while the session is interrupted', async () => {
  const ended = withProgress('Aufgabe', 5, inSteps);
  beginInterruption({} as KeptSession);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(line).toBeUndefined();
  resumeInterrupted();
  await vi.advanceTimersByTimeAsync(0);
  expect(line?.textContent).toBe('Aufgabe 3 von 5 …');
  endInterruption();
  await vi.advanceTimersByTimeAsync(1_000);
  await ended;
  expect(line).toBeUndefined();
});
