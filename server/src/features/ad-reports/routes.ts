import {
  countAdReports,
  decideAdReport,
  listAdReports,
  postAdReport,
} from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import type { Api } from '../../core/http/api.ts';
import { callerAddress } from '../../core/security/caller-address.ts';
import { decideReport, reportAd, type ReportDeps } from './service.ts';
import { reportCounts, reportsPage } from './store.ts';

export function registerAdReports(api: Api, deps: ReportDeps): void {
  const { database, clock } = deps;
  api.handle(postAdReport, async ({ body, request }) => {
    await reportAd(deps, body, callerAddress(request));
    return {};
  });
  api.handle(listAdReports, ({ query }) => reportsPage(database, query));
  api.handle(countAdReports, () => reportCounts(database, clock()));
  api.handle(decideAdReport, ({ caller, params, body }) =>
    decideReport(deps, caller, params.id, body),
  );
}
