import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { pageUrl } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { DetailGone, DetailLoading } from '../../../core/ui/page/detail.tsx';
import { JobAdDetail } from '../public/job-ad-detail.tsx';
import { openFile, clickedFileId } from '../management/open-file.ts';
import { editorAbilities } from '../management/abilities.ts';
import { AdActions } from './ad-actions.tsx';
import { EditorActions, siblingNames } from './editor-actions.tsx';
import { StatusBox } from './status-box.tsx';
import styles from './editor-ad-panel.module.css';
import { useAnyJobAd } from '../management/editor-queries.ts';

export interface EditorAdPanelProps {
  readonly id: number;
  readonly takesFocus: boolean;
  readonly onDeleted: () => void;
}

/** The open ad beside the results for an editor: the public view, with the actions of editors. */
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

function Ad({ ad, takesFocus, onDeleted }: AdProps) {
  const [, navigate] = useLocation();

  /** The request for a file of a non-public ad needs the session's token. */
  function openWithSession(event: MouseEvent): void {
    const file = clickedFileId(event);
    if (file === null) return;
    event.preventDefault();
    void openFile(file, ad.files.find(({ id }) => id === file)?.name ?? '');
  }

  // The form closes with a step back, which leads here again.
  const edit = () =>
    navigate(`${editorPaths.allJobAds}/${ad.id}/bearbeiten`, { state: { isOverList: true } });
  return (
    <div onClickCapture={openWithSession}>
      <JobAdDetail
        ad={ad}
        shareUrl={pageUrl(adPagePath(ad))}
        takesFocus={takesFocus}
        tools={
          <section className={`${styles.tools} grid`} aria-label="Redaktion">
            <StatusBox ad={ad} abilities={editorAbilities} />
            <AdActions
              ad={ad}
              abilities={editorAbilities}
              siblings={siblingNames(ad)}
              tasks={['edit']}
              onBegin={edit}
              onDeleted={onDeleted}
              more={<EditorActions ad={ad} />}
            />
          </section>
        }
      />
    </div>
  );
}
