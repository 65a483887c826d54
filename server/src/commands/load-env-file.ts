import { accessSync, constants, existsSync } from 'node:fs';

/** Loads `.env`; without the right to read it, the runtime would report it as missing, in a stack trace. */
function loadEnvFile(file: string): void {
  if (!existsSync(file)) return;
  try {
    accessSync(file, constants.R_OK);
    process.loadEnvFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    process.stderr.write(
      `${file} holds the settings and cannot be read (${code}): run this as the server's account, or chown it to that account.\n`,
    );
    process.exit(1);
  }
}

// Only the npm scripts preload this file: tests must not use a developer's settings.
loadEnvFile('.env');
