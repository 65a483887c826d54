import { EmptyList } from '../../../core/list/empty-list.tsx';
import { useState, type ReactNode } from 'react';
import type { ListAddress } from '../../../core/list/list-address.ts';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { useIsWide } from '../../../core/api/media.ts';
import { hrefOf } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { JobAdsIcon } from '../../../core/ui/icons/area-icons.tsx';
import { DetailGone, DetailLoading } from '../../../core/ui/page/detail.tsx';
import { ListDetail } from '../../../core/ui/page/list-detail.tsx';
import { useFocusBack } from '../../../core/focus/use-focus-back.ts';
import { EditorActions, siblingNames } from '../detail/editor-actions.tsx';
import { ManagedDetail } from '../detail/managed-detail.tsx';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { adAuditLabels } from '@lehrpfad/contract/job-ads/audit-labels.ts';
import { editorAbilities, type Task } from '../management/abilities.ts';
import { AdTask } from '../management/ad-task.tsx';
import { useAnyJobAd, type useAllJobAds } from '../management/editor-queries.ts';
import type { JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import { AdBadge, ClosedBadge } from '../management/ad-badge.tsx';
import { hiddenReasonsOf } from '../management/ad-status.ts';
import { AdRow, type AdRowProps } from './ad-row.tsx';
import { namesApart } from './names-apart.ts';

interface EditorPaneProps {
  readonly address: ListAddress;
  readonly query: ReturnType<typeof useAllJobAds>;
  /** Shown beside the count. */
  readonly aside: ReactNode;
}

const idle = { Icon: JobAdsIcon, text: 'Wählen Sie eine Stellenanzeige, um sie hier zu sehen.' };

/** The list of all ads and the open ad. */
export function EditorPane({ address, query, aside }: EditorPaneProps) {
  const { entry } = address;
  const id = entry.shown;
  useFocusBack(id, editorRowId);
  return (
    <ListDetail
      title="Stellenanzeige"
      idle={idle}
      detail={id === null ? null : <OpenAd key={id} id={id} entry={entry} />}
      detailKey={id}
      onClose={entry.close}
      list={<AdList address={address} query={query} aside={aside} />}
    />
  );
}

function AdList({ address, query, aside }: EditorPaneProps) {
  const { page, path, entry, turnTo } = address;
  return (
    <PagedList
      query={query}
      words={['Stellenanzeige', 'Stellenanzeigen']}
      failed="Die Stellenanzeigen konnten nicht geladen werden."
      page={page}
      onTurn={turnTo}
      rowHeight="8.5rem"
      aside={aside}
      empty={
        <EmptyList
          address={address}
          Icon={JobAdsIcon}
          nothingFits="Keine Stellenanzeige passt dazu."
          none="Keine Stellenanzeigen vorhanden!"
          showAll="Alle zeigen"
        />
      }
    >
      {(ads) => <EditorRows ads={ads} path={path} entry={entry} />}
    </PagedList>
  );
}

interface EditorRowsProps extends Pick<ListAddress, 'path' | 'entry'> {
  readonly ads: readonly JobAdRow[];
}

function EditorRows({ ads, path, entry }: EditorRowsProps) {
  const names = namesApart(ads, ownerOf);
  return (
    <ul className="stack list-plain gap-3">
      {ads.map((ad) => (
        <EditorRow
          key={ad.id}
          ad={ad}
          name={names.get(ad.id) ?? ad.title}
          isOpen={ad.id === entry.shown}
          href={hrefOf(`${path}/${ad.id}`)}
          onOpen={entry.open}
        />
      ))}
    </ul>
  );
}

interface OpenAdProps {
  readonly id: number;
  readonly entry: EditorPaneProps['address']['entry'];
}

function OpenAd({ id, entry }: OpenAdProps) {
  const [over, setOver] = useState<Task | null>(null);
  const task = entry.isEditing ? 'edit' : over;
  return (
    <QueryView
      query={useAnyJobAd(id)}
      loading={<DetailLoading />}
      failed="Die Stellenanzeige konnte nicht geladen werden."
    >
      {(ad) =>
        ad === null ? (
          <DetailGone title="Diese Stellenanzeige gibt es nicht">
            Vielleicht wurde sie gelöscht. In der Liste finden Sie alle, die es gibt.
          </DetailGone>
        ) : (
          <AdWithTasks ad={ad} entry={entry} task={task} onBegin={setOver} />
        )
      }
    </QueryView>
  );
}

interface AdWithTasksProps {
  readonly ad: NonNullable<ReturnType<typeof useAnyJobAd>['data']>;
  readonly entry: EditorPaneProps['address']['entry'];
  readonly task: Task | null;
  readonly onBegin: (task: Task | null) => void;
}

/** The detail of an ad, and the form that is open above it. */
function AdWithTasks({ ad, entry, task, onBegin }: AdWithTasksProps) {
  const isWide = useIsWide();
  const close = () => (entry.isEditing ? entry.close() : onBegin(null));
  return (
    <>
      <ManagedDetail
        ad={ad}
        abilities={editorAbilities}
        siblings={siblingNames(ad)}
        takesFocus={isWide && entry.isOpenedHere && task === null}
        onBegin={(next) => (next === 'edit' ? entry.edit(ad.id) : onBegin(next))}
        onDeleted={() => entry.show(null)}
        more={<EditorActions ad={ad} />}
      >
        <ObjectTrail subject="job-ad" id={ad.id} fieldNames={adAuditLabels} />
      </ManagedDetail>
      {task && (
        <AdTask
          key={task}
          task={task}
          abilities={editorAbilities}
          ad={ad}
          onClose={close}
          onSaved={(saved) => {
            if (task === 'edit' && saved.some((one) => one.id === ad.id)) return close();
            onBegin(null);
            entry.show(saved[0]?.id ?? null);
          }}
        />
      )}
    </>
  );
}

interface EditorRowProps extends Pick<AdRowProps, 'name' | 'href' | 'isOpen' | 'onOpen'> {
  readonly ad: JobAdRow;
}

/** Returns the id of the link in an ad's row, used to return the focus. */
const editorRowId = (ad: number): string => `stelle-${ad}`;

/** Returns the company of an ad with its town. */
const ownerOf = ({ company_name: company, city }: JobAdRow) =>
  city === '' || company.includes(city) ? company : `${company}, ${city}`;

/** An ad in the editors' list. */
function EditorRow({ ad, ...others }: EditorRowProps) {
  return (
    <AdRow
      {...others}
      ad={ad}
      linkId={editorRowId(ad.id)}
      owner={ownerOf(ad)}
      badge={ad.closed ? <ClosedBadge /> : <AdBadge ad={ad} />}
      hasEye={!ad.closed}
      obstacles={hiddenReasonsOf(ad)}
      end={ad.external !== '' && <span>Importiert von {ad.external}</span>}
    />
  );
}
