import { berlinDay } from '../../../../core/clock.ts';
import type { Queries } from '../../../../core/database/database.ts';
import type { Exchange } from '../../exchange.ts';
import { importResultOf, type Decision, type ImportResult } from '../decision.ts';
import { isPrivate, isShown } from '../decide.ts';
import { findObsoleteRecords, type ObsoleteRecord } from './obsolete-record-store.ts';

/** Decides about a record that its source no longer sends. An ad that editors have edited is taken down, too; an adopted one stays. */
function takeDown(record: ObsoleteRecord, today: string): Decision {
  const { externalId, ad, hadAd } = record;
  const isAdopted = ad !== null && ad.external === '';
  const said: Pick<ImportResult, 'outcome' | 'reason'> = isAdopted
    ? { outcome: 'left-alone', reason: 'adopted' }
    : { outcome: 'gone', reason: '' };
  return {
    importResult: importResultOf(record, ad, said),
    writes: true,
    plan: {
      state: {
        externalId,
        state: 'gone',
        reason: '',
        duplicateOf: null,
        wasPrivate: !isAdopted && isPrivate(record, ad, today),
        jobAdId: ad?.id ?? null,
        hadAd,
      },
      ad: !isAdopted && isShown(ad) ? { kind: 'withdraw', id: ad.id } : undefined,
      evenEdited: true,
      today,
    },
  };
}

/** Withdraws the ad of a record that the run has rejected or found to be a duplicate. An ad that was adopted or edited stays. */
function withdraw(
  record: ObsoleteRecord,
  { outcome, reason, duplicateOf }: NonNullable<ObsoleteRecord['found']>,
  today: string,
): Decision {
  const { externalId, ad, hadAd } = record;
  const isOurs = ad === null || ad.external === '' || ad.edited;
  const wasPrivate = isPrivate(record, ad, today);
  return {
    importResult: importResultOf(record, ad, { outcome, reason, duplicateOf }),
    writes: !isOurs,
    plan: {
      state: {
        externalId,
        state: outcome,
        reason,
        duplicateOf,
        wasPrivate,
        jobAdId: ad?.id ?? null,
        hadAd,
      },
      ad: isShown(ad) ? { kind: 'withdraw', id: ad.id } : undefined,
      today,
    },
  };
}

/**
 * Decides about the next records of the exchange (by id, after `after`, at most `limit`) that are to be taken down: those that have no
 * import result in the run and are not gone yet, and those whose import result says that their ad was shown. `today` is the present day
 * in Germany by default.
 */
export async function planRemovals(
  db: Queries,
  exchange: Exchange,
  runId: number,
  page: { readonly after: number; readonly limit: number; readonly today?: string },
): Promise<{ decisions: Decision[]; last: number | null }> {
  const records = await findObsoleteRecords(db, exchange, runId, page);
  const today = page.today ?? berlinDay(new Date());
  return {
    decisions: records.map((record) =>
      record.found === null ? takeDown(record, today) : withdraw(record, record.found, today),
    ),
    last: records.at(-1)?.id ?? null,
  };
}
