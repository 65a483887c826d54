import { existsSync } from 'node:fs';

// Preloaded by the npm scripts, and by them alone: tests must not pick up a developer's settings.
if (existsSync('.env')) process.loadEnvFile('.env');
