import type {
  LeftAlone,
  DuplicateReason,
  Rejection,
} from '@lehrpfad/contract/exchanges/options.ts';
import type { PlaceRow } from '../../places/all-places-store.ts';
import type { Exchange } from '../exchange.ts';
import type { AdContent, PlannedCompany } from './decision.ts';
import type { ImportedAd, Json, Normalised } from './imported-ad.ts';
import type { MatchedCompany } from './matching/match-company.ts';
import type { JobNameMatch, JobNameMatcher } from './matching/match-job-name.ts';
import type { PlaceMatcher } from './matching/places/match-place.ts';
import type { ReadRecord } from './records/read-record.ts';
import type { KnownAd, KnownRecord } from './records/record-store.ts';

/** Results of the matching stages, in their order. */
interface Found {
  /** An ad, as the record was not rejected. */
  readonly read: ImportedAd;
  readonly place: PlaceRow;
  readonly company: MatchedCompany;
  readonly jobName: JobNameMatch;
}

/**
 * A record that was read, with the data that is stored about it. Each matching stage adds its result: the type parameter names the results
 * that are present, so that a stage cannot be left out.
 */
export type Candidate<Known extends keyof Found = never> = ReadRecord & {
  readonly externalId: string;
  /** Name of the exchange. */
  readonly source: string;
  /** Undefined if the source has none, or has not sent it again. */
  readonly stamp: string | undefined;
  readonly record: KnownRecord | undefined;
  /** The ad of the record, or an ad of the same source from before records were kept. */
  readonly ad: KnownAd | null;
} & Pick<Found, Known>;

export type PlacedCandidate = Candidate<'read' | 'place'>;
export type EmployedCandidate = Candidate<'read' | 'place' | 'company'>;
export type MatchedCandidate = Candidate<keyof Found>;

/** Result of the matching for a candidate. */
export type Finding =
  | { readonly kind: 'left-alone'; readonly reason: LeftAlone }
  | { readonly kind: 'rejected'; readonly reason: Rejection; readonly detail?: string | undefined }
  | {
      readonly kind: 'duplicate';
      /** The ad that is shown instead: its id, or the id of the record from which the same batch makes it. */
      readonly of: number | { readonly externalId: string };
      readonly reason: DuplicateReason;
    }
  | {
      readonly kind: 'fit';
      readonly company: PlannedCompany;
      readonly publishDate: string;
      /** Makes the content of the ad; called only if it is written. */
      readonly content: () => AdContent;
    };

/** Findings by the ids of the records. */
export type Findings = Map<string, Finding>;

/** Maps the hash of each content that a run has read to the id of the first record with that content. */
export type SeenContents = Map<string, string>;

export interface Matchers {
  readonly exchange: Exchange;
  readonly today: string;
  readonly places: PlaceMatcher;
  readonly jobNames: JobNameMatcher;
  readonly normalise: (raw: Json) => Normalised;
  /** Contents read so far; grows during the run. */
  readonly seenContents: SeenContents;
}
