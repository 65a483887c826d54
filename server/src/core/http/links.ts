import type { Config } from '../config/config.ts';

/** Whole addresses of this board, for what is read outside of it: mails, feeds. */
export interface Links {
  /** @param path begins with a slash */
  to(path: string): string;
  /** For a server that learns only by listening where it is. */
  setBase(url: string): void;
}

/** Every interface is no place that a link can lead to. */
function reachable(url: string): string {
  return url.replace(/\/\/(0\.0\.0\.0|\[::\])(?=[:/]|$)/, '//localhost').replace(/\/$/, '');
}

/** Addresses below `PUBLIC_URL`, or below the place where the server listens. */
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
