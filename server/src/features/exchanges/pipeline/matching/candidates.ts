import type { PlaceRow } from '../../../places/all-places-store.ts';
import type { Exchange } from '../../exchange.ts';
import type { Finding, Subject } from '../decide.ts';
import type { ImportedAd, Json, Normalised } from '../imported-ad.ts';
import type { CompanyMatch } from './match-company.ts';
import type { JobNameMatch, JobNameMatcher } from './match-job-name.ts';
import type { PlaceMatcher } from './places/match-place.ts';

export interface Judged {
  readonly subject: Subject;
  readonly finding: Finding;
}

/** Maps the hash of each content that a run has brought to the id of the first record with that content. */
export type Brought = Map<string, string>;

export interface Matchers {
  readonly exchange: Exchange;
  readonly today: string;
  readonly places: PlaceMatcher;
  readonly jobNames: JobNameMatcher;
  readonly normalise: (raw: Json) => Normalised;
  /** Grows with the run. */
  readonly brought: Brought;
}

export type WithCompany = Exclude<CompanyMatch, { rejected: unknown }>;

/** An ad in the matching: each stage adds what it has found, or rejects the ad. */
export interface Candidate {
  readonly subject: Subject;
  readonly ad: ImportedAd;
  readonly place: PlaceRow;
}

export interface CandidateWithCompany extends Candidate {
  readonly company: WithCompany;
}

export interface CandidateWithJobName extends CandidateWithCompany {
  readonly jobName: JobNameMatch;
}

/** The candidates that a stage passes on, and those about which it has decided. */
export interface Stage<On> {
  readonly on: On[];
  readonly settled: Judged[];
}
