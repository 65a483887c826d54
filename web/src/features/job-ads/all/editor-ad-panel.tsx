import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { DetailGone, DetailLoading } from '../../../core/ui/page/detail.tsx';
import { JobAdDetail } from '../job-ad-detail.tsx';
import { openFile, pressedFile } from '../own/open-file.ts';
import { AnyActions } from './any-actions.tsx';
import { AnyStatus } from './any-status.tsx';
import styles from './editor-ad-panel.module.css';
import { useAnyJobAd } from './queries.ts';

export interface EditorAdPanelProps {
  readonly id: number;
  readonly shareUrl: string;
  readonly takesFocus: boolean;
  readonly onDeleted: () => void;
}

/** The ad that an editor has opened among the results: as pupils see it, with what an editor can do with it. */
export function EditorAdPanel({ id, ...others }: EditorAdPanelProps) {
  return (
    <QueryView
      query={useAnyJobAd(id)}
      loading={<DetailLoading />}
      failed="Die Stelle konnte nicht geladen werden."
    >
      {(ad) =>
        ad ? (
          <Ad key={id} ad={ad} {...others} />
        ) : (
          <DetailGone title="Diese Stelle gibt es nicht mehr">
            Vielleicht wurde sie gelöscht. In der Liste steht, was gerade frei ist.
          </DetailGone>
        )
      }
    </QueryView>
  );
}

interface AdProps extends Omit<EditorAdPanelProps, 'id'> {
  readonly ad: AnyJobAd;
}

function Ad({ ad, shareUrl, takesFocus, onDeleted }: AdProps) {
  const [, navigate] = useLocation();

  /** A file of an ad that is not public needs the session. */
  function openWithSession(event: MouseEvent): void {
    const file = pressedFile(event);
    if (file === null) return;
    event.preventDefault();
    void openFile(file, ad.files.find(({ id }) => id === file)?.name ?? '');
  }

  // The form closes by a step back, which leads here again.
  const edit = () =>
    navigate(`${paths.allJobAds}/${ad.id}/bearbeiten`, { state: { isOverList: true } });
  return (
    <div onClickCapture={openWithSession}>
      <JobAdDetail
        ad={ad}
        shareUrl={shareUrl}
        takesFocus={takesFocus}
        tools={
          <section className={styles.tools} aria-label="Redaktion">
            <AnyStatus ad={ad} />
            <AnyActions ad={ad} onEdit={edit} onDeleted={onDeleted} />
          </section>
        }
      />
    </div>
  );
}
