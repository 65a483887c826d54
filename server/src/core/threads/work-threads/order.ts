/** What a thread is told to do: a function of a module, with what can be copied. */
export interface Order {
  /** Address of the module, as `import()` takes it. */
  readonly module: string;
  /** The name that it exports the function by. */
  readonly name: string;
  readonly input: unknown;
}

/** The same for a task that reads a stream: it is handed the pieces as they come, and the input. */
export interface StreamOrder extends Order {
  readonly isStream: true;
}

/** What comes next of a stream; null is its end. */
export interface Piece {
  readonly piece: Uint8Array<ArrayBuffer> | null;
}

/** How it went. */
export type Answer = { readonly result: unknown } | { readonly error: Error };

/** What has come out of a stream since the last answer, as soon as its task wants the next piece, and at its end. */
export type StreamAnswer =
  | { readonly results: readonly unknown[]; readonly isEnd: boolean }
  | { readonly error: Error };
