/** Reasons by code for which the system refuses a file or a folder, with the remedy. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: "this account may not use it: run this as the server's account, or chown it",
  EPERM: "this account may not change it: run this as the server's account, or chown it",
  ENOSPC: 'the disk is full: make space (old backups, logs, other programs)',
  EDQUOT: 'the disk is full for this account: make space, or raise its quota',
  EROFS: 'the disk is read-only, or closed to this service (ReadWritePaths= of its unit)',
  EEXIST: 'there is a file of this name; it has to be a folder',
  ENOTDIR: 'a part of this path is a file; it has to be a folder',
};

/** Returns why the system has refused a file or a folder, and what to do; undefined for other errors, whose stack is needed. */
export function refusalOf(error: unknown): string | undefined {
  return reasons[(error as NodeJS.ErrnoException).code ?? ''];
}

/** The same as a sentence that names the file. */
export function fileProblem(error: unknown): string | undefined {
  const { code, path, message } = error as NodeJS.ErrnoException;
  const reason = refusalOf(error);
  if (reason === undefined) return undefined;
  // An error of a write names no file.
  return path === undefined ? `${message}: ${reason}.` : `${path}: ${reason} (${code}).`;
}
