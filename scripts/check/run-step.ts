import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Step {
  readonly name: string;
  /** A shell command; programs of installed packages are found as in an npm script. */
  readonly command: string;
  readonly env?: NodeJS.ProcessEnv;
}

export interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** Its output, unless it was shown at once. */
  readonly output: string;
}

const mark = (ok: boolean) => (ok ? '✓' : '✗');

/** Prints the result of a step, e.g. `✓ lint (0.3 s)`. */
function announceEnd({ name, ok, seconds }: Outcome): void {
  console.log(`${mark(ok)} ${name} (${seconds.toFixed(1)} s)`);
}

function run(root: string, step: Step, stdio: 'inherit' | 'pipe'): Promise<Outcome> {
  const start = performance.now();
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(step.command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...step.env, PATH: path },
  });
  let output = '';
  const keep = (chunk: string) => (output += chunk);
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        name: step.name,
        ok: code === 0,
        seconds: (performance.now() - start) / 1000,
        output,
      }),
    );
  });
}

/** Runs one step and shows its output while it runs. */
export async function runStep(root: string, step: Step): Promise<Outcome> {
  console.log(`\n▸ ${step.name} …`);
  const outcome = await run(root, step, 'inherit');
  announceEnd(outcome);
  return outcome;
}

/** Runs several quick steps in parallel; the output of a step is shown only if it failed, after it has ended. */
export async function runTogether(root: string, steps: readonly Step[]): Promise<Outcome[]> {
  console.log(`▸ ${steps.map(({ name }) => name).join(', ')} …`);
  return Promise.all(
    steps.map(async (step) => {
      const outcome = await run(root, step, 'pipe');
      if (!outcome.ok) console.log(outcome.output.trimEnd());
      announceEnd(outcome);
      return outcome;
    }),
  );
}
