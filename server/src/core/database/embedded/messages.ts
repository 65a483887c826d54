/** A request to the thread of the embedded database; each gets one response, in any order. */
export type Command =
  | { readonly do: 'open'; readonly folder: string }
  | {
      readonly do: 'query';
      readonly text: string;
      readonly values: readonly unknown[];
      /** Whether dates and timestamps stay text; otherwise they become Date objects. */
      readonly datesAsText: boolean;
      /** Id of the request that began the transaction; missing outside of transactions. */
      readonly transaction?: number | undefined;
    }
  | {
      /** Dates and timestamps stay text. */
      readonly do: 'query prepared';
      readonly name: string;
      readonly text: string;
      readonly values: readonly unknown[];
      readonly transaction?: number | undefined;
    }
  | { readonly do: 'exec'; readonly text: string; readonly transaction?: number | undefined }
  | { readonly do: 'begin'; readonly mode: 'read committed' | 'repeatable read' }
  | { readonly do: 'commit' | 'rollback'; readonly transaction: number }
  | { readonly do: 'listen'; readonly channel: string }
  | { readonly do: 'unlisten'; readonly listener: number }
  | { readonly do: 'close' };

export type Request = { readonly id: number } & Command;

/** The rows that a statement returned. */
export interface Result {
  readonly rows: Record<string, unknown>[];
}

/** The parts of an error that can be copied between threads: the copy would lose PostgreSQL's own fields. */
export interface CopiedError {
  readonly message: string;
  readonly name: string;
  readonly stack: string | undefined;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
}

export type Message =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: CopiedError }
  /** A notification arrived for the listener of that request. */
  | { readonly notified: number };
