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

/** The source's id of the first record with each content that a run has brought. */
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

/** An ad on its way: each stage adds what it has found, or says why it goes no further. */
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

/** What a stage lets through, and what it has settled. */
export interface Stage<On> {
  readonly on: On[];
  readonly settled: Judged[];
}
