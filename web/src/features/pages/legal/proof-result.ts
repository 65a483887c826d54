import { fits } from '../../../core/api/answer-shape.ts';

/** What `npm run proof` found when it last looked at every page. */
export interface ProofResult {
  /** Day of the run, `YYYY-MM-DD`. */
  readonly date: string;
  /** Addresses that it went to, each in several states. */
  readonly pages: number;
  readonly checks: number;
  /** Faults that are still there. */
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

/** @throws where it is not made like one, so that a build shows it and not a visitor */
export function readProof(json: unknown): ProofResult {
  if (!fits(json, sample)) throw new Error('proof-result.json is not made like a result.');
  const result = json as ProofResult;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(result.date) || result.methods.length === 0)
    throw new Error('proof-result.json lacks its day or its methods.');
  return result;
}

/** Written by the run itself; there is none before the first one. */
const found = import.meta.glob<unknown>('../proof-result.json', { eager: true, import: 'default' });

/** The last run; undefined where there has been none. */
export function lastProof(): ProofResult | undefined {
  const [json] = Object.values(found);
  return json === undefined ? undefined : readProof(json);
}
