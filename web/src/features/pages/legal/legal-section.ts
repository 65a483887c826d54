import type { ReactNode } from 'react';

/** A section of a legal page. */
export interface LegalSection {
  /** Its segment of the path: `/datenschutz/rechte`. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}
