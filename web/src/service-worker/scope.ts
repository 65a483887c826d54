/** The used types of a service worker, which are missing in the types of a page. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  /** The worker passes responses of the API on unchanged; the page checks them. */
  fetch(input: Request | string, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { readonly data: unknown }) => void,
  ): void;
}

export const worker = self as unknown as WorkerScope;
