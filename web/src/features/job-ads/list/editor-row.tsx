import type { JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import { AdBadge, ClosedBadge } from '../management/ad-badge.tsx';
import { obstaclesOf } from '../management/ad-status.ts';
import { AdRow, type AdRowProps } from './ad-row.tsx';

interface EditorRowProps extends Pick<AdRowProps, 'href' | 'isOpen' | 'onOpen'> {
  readonly ad: JobAdRow;
}

/** Returns the id of the link in an ad's row, used to return the focus. */
export const editorRowId = (ad: number): string => `stelle-${ad}`;

/** An ad in the editors' list. */
export function EditorRow({ ad, ...others }: EditorRowProps) {
  const place = ad.city === '' || ad.company_name.includes(ad.city) ? '' : `, ${ad.city}`;
  return (
    <AdRow
      {...others}
      ad={ad}
      linkId={editorRowId(ad.id)}
      owner={ad.company_name + place}
      badge={ad.closed ? <ClosedBadge /> : <AdBadge ad={ad} />}
      hasEye={!ad.closed}
      obstacles={obstaclesOf(ad)}
      end={ad.external !== '' && <span>Importiert von {ad.external}</span>}
    />
  );
}
