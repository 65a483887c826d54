import type { JobType } from '@lehrpfad/contract/core/options.ts';
import type { Rejection } from '@lehrpfad/contract/exchanges/options.ts';
import type { ImportedConditions } from '../../job-ads/importing-store.ts';

/** A JSON value, such as a record as it was sent, or the cursor of an adapter. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A place as a source names it. */
export interface ImportedPlace {
  readonly street: string;
  /** Five digits, or empty. */
  readonly postcode: string;
  readonly town: string;
  /** State as the source writes it, by name or by sign; empty if it names none. */
  readonly state: string;
  /** ISO 3166-1 alpha-2 in capitals; empty if the source names none. */
  readonly country: string;
  /** Degrees. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/**
 * An ad of another exchange in our terms, before it is compared with our data. Texts are trimmed and free of control characters. A value
 * that the source does not give is an empty text or null, never a guess.
 */
export interface ImportedAd {
  readonly title: string;
  /** 1 Praktikum, 2 Ausbildung. */
  readonly jobType: JobType;
  /** Occupations as the source names them, the best first; if it names none, the one in its title. */
  readonly jobNames: readonly string[];
  readonly company: {
    readonly name: string;
    /** Empty, or an https address. */
    readonly weblink: string;
    /** Address of its logo at the source; empty for none. The logo is copied, never linked. */
    readonly logoUrl: string;
  };
  readonly place: ImportedPlace;
  /** Further places of an ad that has several. The first in the area of the board counts. */
  readonly otherPlaces?: readonly ImportedPlace[];
  /** The text of the source. It is cleaned when it is written (`pipeline/texts/texts.ts`). */
  readonly description: { readonly text: string; readonly format: 'html' | 'markdown' | 'plain' };
  /** Days, `YYYY-MM-DD`. */
  readonly start: string | null;
  /** The year of the start, if the source gives no day. */
  readonly startYear?: number;
  readonly end: string | null;
  /** First day on which the source showed it, and the day on which it last changed it. */
  readonly published: string | null;
  readonly changed: string | null;
  /** Last day on which it may be shown. */
  readonly lastDay: string | null;
  /** Address of the original; https, or empty. */
  readonly link: string;
  /** Reference of the employment agency, or empty. */
  readonly baId: string;
  /** Conditions from structured fields of the source; missing if it gives none. */
  readonly conditions?: Partial<ImportedConditions>;
}

/** Why no ad can be made of a record. */
export interface Rejected {
  readonly rejected: Rejection;
  /** More about the reason, such as the town or the value; without personal data. */
  readonly detail?: string;
  /** Shown in the import result, as far as they could be read. */
  readonly title?: string;
  readonly company?: string;
}

export type Normalised = ImportedAd | Rejected;

export const isRejected = (ad: Normalised): ad is Rejected => 'rejected' in ad;
