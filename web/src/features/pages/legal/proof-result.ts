import { fits } from '../../../core/api/answer-shape.ts';

/** Result of the last `npm run proof`, which tests the accessibility of every page. */
export interface ProofResult {
  /** Date of the run, `YYYY-MM-DD`. */
  readonly date: string;
  /** Number of tested addresses, each in several states. */
  readonly pages: number;
  readonly checks: number;
  /** Remaining faults. */
  readonly findings: number;
  readonly methods: readonly {
    readonly name: string;
    readonly count: number;
    readonly findings: number;
  }[];
}

const sample: ProofResult = {
  date: '',
  pages: 0,
  checks: 0,
  findings: 0,
  methods: [{ name: '', count: 0, findings: 0 }],
};

/** Validates a result. @throws if its shape is wrong, so that the build fails instead of the page */
export function readProof(json: unknown): ProofResult {
  if (!fits(json, sample)) throw new Error('proof-result.json is not made like a result.');
  const result = json as ProofResult;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(result.date) || result.methods.length === 0)
    throw new Error('proof-result.json lacks its day or its methods.');
  return result;
}

/** Written by the run; it does not exist before the first one. */
const found = import.meta.glob<unknown>('../proof-result.json', { eager: true, import: 'default' });

/** Returns the last result; undefined if there is none. */
export function lastProof(): ProofResult | undefined {
  const [json] = Object.values(found);
  return json === undefined ? undefined : readProof(json);
}
