import { startServer } from './server.ts';

/** One server for the whole run; the tests only read, so they may share it. `LEHRPFAD_URL` names one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['LEHRPFAD_URL']) return undefined;
  const { url, stop } = await startServer();
  process.env['LEHRPFAD_URL'] = url;
  return stop;
}
