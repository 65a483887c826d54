import type { Base } from '../base.ts';
import { jobNameOf } from '../base.ts';
import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';

export const employmentAgency = 'Bundesagentur für Arbeit';
export const apprenticeshipBoard = 'Lehrstellenbörse';

/** The origin of an ad: columns of `job_ads`. */
export interface AdSource {
  /** Empty for ads that were written here or have been adopted. */
  readonly external: string;
  /** The exchange that the ad was imported from; kept after it has been adopted. */
  readonly source: string | null;
  readonly source_id: string | null;
  /** URL of the original; empty for none. */
  readonly source_url: string;
  readonly ba_id: string;
  readonly accepted: boolean;
}

export const ownSource: AdSource = {
  external: '',
  source: null,
  source_id: null,
  source_url: '',
  ba_id: '',
  accepted: false,
};

/** Makes ids like those of the exchanges, counting up so that none occurs twice. */
export function createSources(random: Random) {
  let agencyNumber = 1_002_716_922;
  let boardNumber = 218_400;
  const fromAgency = (): AdSource => {
    agencyNumber += random.int(3, 9000);
    const reference = `10001-${agencyNumber}-S`;
    return {
      external: employmentAgency,
      source: employmentAgency,
      source_id: reference,
      source_url: `https://www.arbeitsagentur.de/jobsuche/jobdetail/${reference}`,
      ba_id: reference,
      accepted: false,
    };
  };
  const fromBoard = (): AdSource => {
    boardNumber += random.int(1, 40);
    const reference = `LB-${boardNumber}`;
    const source = apprenticeshipBoard;
    const source_url = `https://lehrstellenboerse.example/stelle/${boardNumber}`;
    return {
      external: source,
      source,
      source_id: reference,
      source_url,
      ba_id: '',
      accepted: false,
    };
  };
  return {
    imported: () => (random.chance(0.7) ? fromAgency() : fromBoard()),
    /** The company has adopted the ad: it is now its own. */
    adopted: (): AdSource => ({ ...fromAgency(), external: '', accepted: true }),
  };
}

interface ForeignName {
  readonly name: string;
  /** The name in the catalogue. */
  readonly job: string;
  readonly mapping?: string;
  readonly blocked?: boolean;
}

/** Job names of other boards that wait for an editor, except the mapped and the blocked one. */
const foreignNames: readonly ForeignName[] = [
  {
    name: 'Kfz-Mechatroniker/in - Pkw-Technik',
    job: 'Kraftfahrzeugmechatroniker/-in Schwerpunkt Personenkraftwagentechnik',
    mapping: 'Kraftfahrzeugmechatroniker/-in Schwerpunkt Personenkraftwagentechnik',
  },
  { name: 'Verkaufshelfer/in', job: 'Verkäufer/-in', blocked: true },
  { name: 'Fachlagerist/in - Wareneingang', job: 'Fachlagerist/-in' },
  {
    name: 'Metallbauer/in - Konstruktionstechnik',
    job: 'Metallbauer/-in Fachrichtung Konstruktionstechnik',
  },
  {
    name: 'Elektroniker/in - Energie-/Gebäudetechnik',
    job: 'Elektroniker/-in Fachrichtung Energie- und Gebäudetechnik',
  },
  {
    name: 'Fachinformatiker/in - Systemintegration',
    job: 'Fachinformatiker/-in Fachrichtung Systemintegration',
  },
  { name: 'Medizinische/r Fachangestellte/r (MFA)', job: 'Medizinische/r Fachangestellte/r' },
];

/** Makes rows for `job_names`, and returns which of them can be used for a job of the catalogue. */
export function makeForeignNames(base: Base, ids: Ids, moment: string) {
  const rows = foreignNames.map(({ name, mapping, blocked }) => ({
    id: ids.next('job_names'),
    name,
    external: true,
    blocked: blocked === true,
    kind: 'other',
    mapping_id: mapping === undefined ? null : jobNameOf(base, mapping).id,
    last_updated: moment,
  }));
  const byJob = new Map(
    foreignNames.map(({ job, name }, index) => [job, { name, id: rows[index]?.id ?? 0 }]),
  );
  return { rows, byJob };
}

export type ForeignNames = ReturnType<typeof makeForeignNames>;
