import { existsSync } from 'node:fs';

// Only the npm scripts preload this file: tests must not use a developer's settings.
if (existsSync('.env')) process.loadEnvFile('.env');
