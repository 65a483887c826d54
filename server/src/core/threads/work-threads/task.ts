/** A task for a thread: a function of a module, and an input that can be copied. */
export interface Task {
  /** URL of the module, as `import()` accepts it. */
  readonly module: string;
  /** The exported name of the function. */
  readonly name: string;
  readonly input: unknown;
}

/** A task that reads a stream: its function gets the chunks as they arrive, and the input. */
export interface StreamTask extends Task {
  readonly isStream: true;
}

/** The next chunk of a stream; null for its end. */
export interface Chunk {
  readonly chunk: Uint8Array<ArrayBuffer> | null;
}

/** The result of a task. */
export type TaskResult = { readonly result: unknown } | { readonly error: Error };

/** The results since the last message; sent when the task requests the next chunk, and at its end. */
export type StreamResults =
  | { readonly results: readonly unknown[]; readonly isEnd: boolean }
  | { readonly error: Error };
