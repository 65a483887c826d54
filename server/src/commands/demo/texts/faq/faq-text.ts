export interface FaqFileText {
  readonly name: string;
  /** The file type that the server would detect. */
  readonly type: string;
  readonly make: () => Buffer | Promise<Buffer>;
}

export interface FaqText {
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  /** Visible to editors only. */
  readonly internal?: true;
  readonly files?: readonly FaqFileText[];
}

/** Keys of the audiences' categories. */
export const audience = {
  pupils: 'öffentlich-Schüler',
  trainees: 'öffentlich-Azubis',
  companies: 'öffentlich-Unternehmen',
  teachers: 'öffentlich-Lehrer',
} as const;
