import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const noTests: Counts = { passed: 0, failed: 0 };

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** A step without tests of its own counts as one. */
export function ofStep(ok: boolean): Counts {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run that ended badly without a failed test (a file that did not load, say) counts as one failure. */
function ofRun(ok: boolean, counts: Counts | undefined): Counts {
  if (counts === undefined) return { passed: 0, failed: 1 };
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** What Vitest's JSON report says. */
export function ofVitest(ok: boolean, file: string): Counts {
  const report = read<{ numPassedTests: number; numFailedTests: number }>(file);
  return ofRun(ok, report && { passed: report.numPassedTests, failed: report.numFailedTests });
}

/** What Playwright's JSON report says; a test that passed only when repeated is a failed one. */
export function ofPlaywright(ok: boolean, file: string): Counts {
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  return ofRun(
    ok,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
    },
  );
}
