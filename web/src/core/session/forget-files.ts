/**
 * Deletes the files that were chosen and not used yet (core/form/files/kept-file.ts). The name of their cache is repeated here, because
 * importing it would enlarge the first chunk.
 */
export function forgetFiles(): void {
  // Without a secure address there are no caches.
  globalThis.caches?.delete('lehrpfad-file-1').catch(console.error);
}
