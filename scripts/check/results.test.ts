import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { add, ofPlaywright, ofStep, ofVitest } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const passedTest = { status: 'passed', fullName: 'stands', failureMessages: [] };
const failedTest = { status: 'failed', fullName: 'falls', failureMessages: ['1 is not 2'] };

const unit = report('unit.json', {
  numPassedTests: 7,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [passedTest, failedTest],
    },
    { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
  ],
});

const spec = (title: string, status: string, message?: string) => ({
  file: 'page.spec.ts',
  line: 3,
  title,
  tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
});

const browser = report('browser.json', {
  stats: { expected: 3, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [spec('opens', 'expected')],
      suites: [
        {
          specs: [
            spec('closes', 'unexpected', '\u001B[31mIt stayed\u001B[0m'),
            spec('once', 'flaky'),
          ],
        },
      ],
    },
  ],
});

describe('the results of a run', () => {
  it('adds up steps and reports, and names each failure with its reason', () => {
    const all = [
      ofStep('lint', true),
      ofStep('format', false, 'a.ts\nb.ts'),
      ofVitest('unit', false, unit),
      ofPlaywright('browser', false, browser),
    ].reduce(add);
    expect(all).toEqual({
      passed: 11,
      failed: 5,
      failures: [
        '✗ format\n    a.ts\n    b.ts',
        '✗ a.test.ts › falls\n    1 is not 2',
        '✗ b.test.ts\n    No such module',
        '✗ page.spec.ts:3 › closes\n    It stayed',
        '✗ page.spec.ts:3 › once\n    ',
      ],
    });
  });

  it('counts a run that broke down as a failure, with or without a report', () => {
    const broken = report('broken.json', { numPassedTests: 7, testResults: [] });
    expect(ofVitest('unit', false, broken)).toMatchObject({ passed: 7, failed: 1 });
    const missing = ofVitest('unit', true, join(folder, 'missing.json'));
    expect(missing).toMatchObject({ passed: 0, failed: 1 });
    expect(missing.failures).toHaveLength(1);
  });

  it('shows the beginning of a long reason', () => {
    const { failures } = ofStep('lint', false, Array.from({ length: 50 }, () => 'x').join('\n'));
    expect(failures[0]?.split('\n')).toHaveLength(13);
  });
});
