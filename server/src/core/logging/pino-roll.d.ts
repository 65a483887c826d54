declare module 'pino-roll' {
  import type { Writable } from 'node:stream';

  interface RollOptions {
    file: string;
    frequency?: 'daily' | 'hourly' | number;
    dateFormat?: string;
    mkdir?: boolean;
    sync?: boolean;
    /** Bytes that are written together. */
    minLength?: number;
    /** Ms after which they are written at the latest. */
    periodicFlush?: number;
  }
  /** Creates a stream that continues in a new file when the day changes. */
  export default function roll(options: RollOptions): Promise<Writable>;
}
