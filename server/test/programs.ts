import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';

/** Folders of administrators' programs; not on the PATH of every account. */
const more = ['/usr/sbin', '/sbin'];

/** Returns the path of an installed program. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...more];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
