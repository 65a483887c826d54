import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import type { ReactNode } from 'react';

/** A section of a legal page. */
export interface LegalSection {
  /** Its segment of the path: `/datenschutz/rechte`. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** A legal page, as the application shows it and the server's page of the same path. */
export interface LegalText {
  readonly title: string;
  /** Short name in the language of the visitor: title of the document in a language other than German. */
  readonly name: string;
  readonly lead: string;
  /** Path of the page; the sections' paths are below it. */
  readonly path: string;
  /** Short version in plain language, shown before the text. */
  readonly plain: PlainPage;
  readonly sections: (operator: OperatorData) => readonly LegalSection[];
}
