import type { OwnRun } from '@lehrpfad/contract/exchanges/own.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RunLine } from './run-line.tsx';

const held: OwnRun = {
  id: 1,
  state: 'held',
  reason: 'Auf der Seite wurden keine Stellenangaben gefunden.',
  created_at: '2026-11-28T10:00:00Z',
  finished_at: '2026-11-28T10:01:00Z',
  counts: {
    created: 0,
    changed: 0,
    unchanged: 0,
    duplicate: 0,
    rejected: 0,
    left_alone: 0,
    gone: 0,
  },
};

const lineOf = (isOutdated: boolean, run = held) =>
  renderToStaticMarkup(<RunLine run={run} runOf="page" isOutdated={isOutdated} />);

it('waits for an editor until there is a newer run', () => {
  expect(lineOf(false)).toContain('<span>Bestätigung nötig</span>');
  expect(lineOf(true)).toContain('<span>Überholt</span>');
});

it('offers its import results only where it has some', () => {
  expect(lineOf(false)).not.toContain('Einzelheiten');
  const counts = { ...held.counts, rejected: 1 };
  expect(lineOf(false, { ...held, counts })).toContain('Einzelheiten');
});
