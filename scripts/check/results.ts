import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Results {
  readonly passed: number;
  readonly failed: number;
  /** One text per failure: its name and the first lines of the reason. */
  readonly failures: readonly string[];
}

export const noResults: Results = { passed: 0, failed: 0, failures: [] };

export function add(a: Results, b: Results): Results {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    failures: [...a.failures, ...b.failures],
  };
}

const maxReasonLength = 12;

function describeFailure(name: string, messages: readonly (string | undefined)[]): string {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).trim().split('\n');
  const reason = lines.slice(0, maxReasonLength).map((line) => `    ${line}`);
  return [`✗ ${name}`, ...reason].join('\n');
}

/** Counts a step without tests of its own as one test. */
export function ofStep(name: string, ok: boolean, output = ''): Results {
  return ok
    ? { ...noResults, passed: 1 }
    : { ...noResults, failed: 1, failures: [describeFailure(name, [output])] };
}

/** Counts a failed run without a failed test (e.g. a file that did not load) as one failure. */
function ofRun(name: string, ok: boolean, results: Results | undefined): Results {
  if (results === undefined) return ofStep(name, false, 'It wrote no report.');
  if (ok || results.failed > 0) return results;
  return add(results, ofStep(name, false, 'It ended badly, though no test failed.'));
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = relative(process.cwd(), path);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that did not load or whose hooks failed has no failed test.
    if (failed.length === 0 && status === 'failed') return [describeFailure(name, [message])];
    return failed.map((test) =>
      describeFailure(`${name} › ${test.fullName}`, test.failureMessages),
    );
  });
}

/** Reads Vitest's JSON report. */
export function ofVitest(name: string, ok: boolean, file: string): Results {
  const report = read<VitestReport>(file);
  if (report === undefined) return ofRun(name, ok, undefined);
  const failures = failuresOfVitest(report);
  // Vitest does not count a file that did not load.
  return ofRun(name, ok, { passed: report.numPassedTests, failed: failures.length, failures });
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

function failuresOfPlaywright({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        describeFailure(
          `${file}:${line} › ${title}`,
          results.map(({ error }) => error?.message),
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOfPlaywright)];
}

/** Reads Playwright's JSON report; a test that passed only when it was retried counts as failed. */
export function ofPlaywright(name: string, ok: boolean, file: string): Results {
  const report = read<PlaywrightReport>(file);
  return ofRun(
    name,
    ok,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      failures: report.suites.flatMap(failuresOfPlaywright),
    },
  );
}
