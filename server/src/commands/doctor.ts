import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';
import type { State } from './doctor/finding.ts';
import { runCommand } from './run-command.ts';

const widths = { state: 6, what: 13 };

await runCommand(async () => {
  // Refuses arguments: it takes none.
  parseArgs();
  const counts: Record<State, number> = { ok: 0, warn: 0, fail: 0 };
  for await (const { state, what, text } of examine({ env: process.env, now: new Date() })) {
    counts[state] += 1;
    process.stdout.write(`${state.padEnd(widths.state)}${what.padEnd(widths.what)}${text}\n`);
  }
  process.stdout.write(`${counts.ok} ok, ${counts.warn} warn, ${counts.fail} fail\n`);
  process.exitCode = counts.fail > 0 ? 1 : 0;
  // Pending checks must not keep the process from ending.
  setTimeout(() => process.exit(), 1000).unref();
});
