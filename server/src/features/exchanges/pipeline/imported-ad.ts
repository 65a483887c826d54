import type { Rejection } from '@lehrpfad/contract/exchanges/options.ts';

/** What JSON can hold: a record as it came, and where an adapter goes on. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * An ad of another exchange in our words, before anything of it is compared with what is here. Texts are trimmed and free of
 * control characters; what a source does not say is an empty text or null, never a guess.
 */
export interface ImportedAd {
  readonly title: string;
  /** 1 Praktikum, 2 Ausbildung. */
  readonly jobType: 1 | 2;
  /** Occupation as the source names it, the best first; where it names none, what its title says. */
  readonly jobNames: readonly string[];
  readonly company: {
    readonly name: string;
    /** Empty, or an https address. */
    readonly weblink: string;
    /** Where its logo lies at the source; empty for none. Copied, never linked. */
    readonly logoUrl: string;
  };
  readonly place: {
    readonly street: string;
    /** Five digits, or empty. */
    readonly postcode: string;
    readonly town: string;
    /** State as the source writes it, such as `Sachsen-Anhalt`; empty where it does not say. */
    readonly state: string;
    /** ISO 3166-1 alpha-2 in capitals; empty where the source does not say. */
    readonly country: string;
    /** Degrees. */
    readonly position: { readonly latitude: number; readonly longitude: number } | null;
  };
  /** As it came; cleaned when it is written (`pipeline/texts.ts`). */
  readonly description: { readonly text: string; readonly format: 'html' | 'markdown' | 'plain' };
  /** Days, `YYYY-MM-DD`. */
  readonly start: string | null;
  /** Where no first day is said, but a year. */
  readonly startYear?: number;
  readonly end: string | null;
  /** First day on which the source showed it, and the day on which it last changed it. */
  readonly published: string | null;
  readonly changed: string | null;
  /** Last day on which it may be shown. */
  readonly lastDay: string | null;
  /** Where the original stands; https, or empty. */
  readonly link: string;
  /** Reference of the employment agency, or empty. */
  readonly baId: string;
}

/** Why no ad can be made of a record. */
export interface Rejected {
  readonly rejected: Rejection;
  /** More about it, for whoever reads the import result: the town, the value; no personal data. */
  readonly detail?: string;
  /** What the import result shows besides, as far as it could be read. */
  readonly title?: string;
  readonly company?: string;
}

export type Normalised = ImportedAd | Rejected;

export const isRejected = (ad: Normalised): ad is Rejected => 'rejected' in ad;
