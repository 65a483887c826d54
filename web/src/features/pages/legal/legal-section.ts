import type { ReactNode } from 'react';

/** A part of a page of the law. */
export interface LegalSection {
  /** Its part of the address: `/datenschutz/rechte`. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}
