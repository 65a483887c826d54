import type { Config } from '../config/config.ts';

/** Builds absolute URLs of this board, for mails and feeds. */
export interface Links {
  /** @param path begins with a slash */
  to(path: string): string;
  /** For a server that knows its URL only once it listens. */
  setBase(url: string): void;
}

/** Replaces a wildcard address, which cannot be used in a link. */
function reachable(url: string): string {
  return url.replace(/\/\/(0\.0\.0\.0|\[::\])(?=[:/]|$)/, '//localhost').replace(/\/$/, '');
}

/** Builds URLs below `PUBLIC_URL`, or below the address on which the server listens. */
export function createLinks({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): Links {
  let base = publicUrl ?? `http://localhost:${port}`;
  return {
    to: (path) => {
      if (!path.startsWith('/')) throw new Error('A link begins with a slash.');
      return base + path;
    },
    setBase: (url) => {
      base = publicUrl ?? reachable(url);
    },
  };
}
