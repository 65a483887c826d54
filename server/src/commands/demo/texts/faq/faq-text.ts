export interface FaqFileText {
  readonly name: string;
  /** As the server would judge it. */
  readonly type: string;
  readonly make: () => Buffer | Promise<Buffer>;
}

export interface FaqText {
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  /** For editors alone. */
  readonly internal?: true;
  readonly files?: readonly FaqFileText[];
}

/** Keys of the audiences' own categories. */
export const audience = {
  pupils: 'öffentlich-Schüler',
  trainees: 'öffentlich-Azubis',
  companies: 'öffentlich-Unternehmen',
  teachers: 'öffentlich-Lehrer',
} as const;
