import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where administrators' programs lie; not on the PATH of every account. */
const more = ['/usr/sbin', '/sbin'];

/** Returns the path of an installed program. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...more];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
