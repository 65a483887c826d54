import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { RawResponse, jsonType } from '../../../core/http/raw-response.ts';
import { berlinDay } from '../../../core/clock.ts';
import { tokenNotValid } from '../../../core/http/errors.ts';
import { mediaPath } from '../../../core/files/files.ts';
import { readStored } from './export-store.ts';
import type { AccountDeps } from '../deps.ts';

/** Returns all stored data of an account as a file (GDPR, articles 15 and 20). Files are included as links. */
export async function exportAccount(
  { database, links, clock }: AccountDeps,
  userId: number,
): Promise<RawResponse> {
  const stored = await database.transaction((tx) => readStored(tx, userId), 'repeatable read');
  if (stored === undefined) throw tokenNotValid();
  const linkTo = (path: string | null) => (path?.startsWith('/') ? links.to(path) : path);
  const withLogo = <Row extends { logo: string | null }>(row: Row) => ({
    ...row,
    logo: linkTo(mediaPath(row.logo)),
  });
  const { companies, events, jobAds, ...rest } = stored;
  const document = {
    exported_at: clock().toISOString(),
    ...rest,
    companies: companies.map((company) => ({
      ...withLogo(company),
      cover: linkTo(mediaPath(company.cover)),
    })),
    jobAds: jobAds.map(({ files, ...ad }) => ({
      ...ad,
      files: files.map((file) => ({
        ...file,
        url: links.to(`${apiBase}jobdescriptions/files/${file.id}/`),
      })),
    })),
    events: events.map(withLogo),
  };
  return new RawResponse(jsonType, Buffer.from(JSON.stringify(document, null, 2)), {
    'content-disposition': `attachment; filename="lehrpfad-${berlinDay(clock())}.json"`,
  });
}
