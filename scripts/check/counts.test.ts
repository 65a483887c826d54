import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { add, ofPlaywright, ofStep, ofVitest } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the counts of a run', () => {
  it('adds up steps and reports', () => {
    const unit = report('unit.json', { numPassedTests: 7, numFailedTests: 2 });
    const browser = report('browser.json', { stats: { expected: 3, unexpected: 1, flaky: 1 } });
    expect([ofStep(true), ofVitest(false, unit), ofPlaywright(false, browser)].reduce(add)).toEqual(
      { passed: 11, failed: 4 },
    );
  });

  it('counts a run that broke down as a failure, with or without a report', () => {
    const unit = report('broken.json', { numPassedTests: 7, numFailedTests: 0 });
    expect(ofVitest(false, unit)).toEqual({ passed: 7, failed: 1 });
    expect(ofVitest(true, join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1 });
  });
});
