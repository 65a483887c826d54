declare module 'pino-roll' {
  import type { Writable } from 'node:stream';

  interface RollOptions {
    file: string;
    frequency?: 'daily' | 'hourly' | number;
    dateFormat?: string;
    mkdir?: boolean;
    sync?: boolean;
  }
  /** Creates a stream of `sonic-boom` that continues in a new file when the day changes. */
  export default function roll(options: RollOptions): Promise<Writable & { flushSync(): void }>;
}
