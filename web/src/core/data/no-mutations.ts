/**
 * Takes the place of TanStack Query's cache of mutations when the application is built (prerender/shared-options.ts): 2 kB on the way to the
 * first view for what nobody uses, since what is written goes through `call()` and `useAction()`.
 */
export class MutationCache {
  clear(): void {
    // There is nothing.
  }

  findAll(): readonly never[] {
    return [];
  }

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
