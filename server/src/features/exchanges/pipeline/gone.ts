import { berlinDay } from '../../../floor/clock.ts';
import type { Queries } from '../../../floor/database.ts';
import type { Exchange } from '../exchange.ts';
import type { Receipt } from './decision.ts';
import { isPrivate } from './decide.ts';
import type { Decision } from './plan.ts';
import { unseenRecords, type KnownRecord } from './records.ts';

/** What becomes of a record that its source sends no more. What editors have edited goes, too; what was adopted is not the source's. */
function takeDown(
  record: KnownRecord & { readonly title: string; readonly company: string },
  today: string,
): Decision {
  const { externalId, title, company, ad, hadAd } = record;
  const isAdopted = ad !== null && ad.external === '';
  const isShown = ad !== null && !isAdopted && (ad.published || ad.waiting);
  const said: Pick<Receipt, 'outcome' | 'reason'> = isAdopted
    ? { outcome: 'left-alone', reason: 'adopted' }
    : { outcome: 'gone', reason: '' };
  return {
    receipt: {
      ...{ externalId, title, company, ...said, detail: '' },
      ...{ jobAdId: ad?.id ?? null, duplicateOf: null },
    },
    writes: true,
    plan: {
      state: {
        ...{ externalId, state: 'gone', reason: '', duplicateOf: null },
        ...{ wasPrivate: !isAdopted && isPrivate(record, ad, today) },
        ...{ jobAdId: ad?.id ?? null, hadAd },
      },
      ad: isShown ? { kind: 'withdraw', id: ad.id } : undefined,
      evenEdited: true,
      today,
    },
  };
}

/**
 * The next records of the exchange (by id, after `after`, at most `limit`) that have no receipt in the run and are not gone yet: what
 * is to be taken down. The day is the present one in Germany where none is given.
 */
export async function judgeGone(
  db: Queries,
  exchange: Exchange,
  runId: number,
  page: { readonly after: number; readonly limit: number; readonly today?: string },
): Promise<{ decisions: Decision[]; last: number | null }> {
  const records = await unseenRecords(db, exchange, runId, page);
  const today = page.today ?? berlinDay(new Date());
  return {
    decisions: records.map((record) => takeDown(record, today)),
    last: records.at(-1)?.id ?? null,
  };
}
