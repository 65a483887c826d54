import { useState, type ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { listPath, type useListAddress } from '../../../core/list/list-address.ts';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { useIsWide } from '../../../core/api/media.ts';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { JobAdsIcon } from '../../../core/ui/icons/area-icons.tsx';
import { DetailGone, DetailLoading } from '../../../core/ui/page/detail.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { ListDetail } from '../../../core/ui/page/list-detail.tsx';
import { useFocusBack } from '../../../core/focus/use-focus-back.ts';
import listStyles from '../own/own-list.module.css';
import { AnyDetail } from './any-detail.tsx';
import { AnyRow, anyRowId } from './any-row.tsx';
import { AnyTask } from './any-task.tsx';
import { useAnyJobAd, type useAllJobAds } from './queries.ts';

interface AllStageProps {
  readonly address: ReturnType<typeof useListAddress>;
  readonly query: ReturnType<typeof useAllJobAds>;
  /** Beside the count. */
  readonly aside: ReactNode;
  /** Shows all of them. */
  readonly onReset: (() => void) | null;
}

const idle = { Icon: JobAdsIcon, text: 'Wählen Sie eine Stellenanzeige, um sie hier zu sehen.' };

/** The list of all ads, and the ad that is open. */
export function AllDetailPane({ address, query, aside, onReset }: AllStageProps) {
  const { state, page, entry, turnTo } = address;
  const id = typeof entry.id === 'number' ? entry.id : null;
  useFocusBack(id, anyRowId);
  const base = listPath(paths.allJobAds, { ...state, page: page > 1 ? String(page) : '' });
  return (
    <ListDetail
      title="Stellenanzeige"
      idle={idle}
      detail={id === null ? null : <OpenAd key={id} id={id} entry={entry} />}
      detailKey={id}
      onClose={entry.close}
      list={
        <PagedList
          query={query}
          words={['Stellenanzeige', 'Stellenanzeigen']}
          failed="Die Stellenanzeigen konnten nicht geladen werden."
          page={page}
          onTurn={turnTo}
          rowHeight="8.5rem"
          aside={aside}
          empty={<Nothing onReset={onReset} />}
        >
          {(ads) => (
            <ul className={listStyles.list}>
              {ads.map((ad) => (
                <AnyRow
                  key={ad.id}
                  ad={ad}
                  isOpen={ad.id === id}
                  href={hrefOf(`${base}/${ad.id}`)}
                  onOpen={entry.open}
                />
              ))}
            </ul>
          )}
        </PagedList>
      }
    />
  );
}

function Nothing({ onReset }: Pick<AllStageProps, 'onReset'>) {
  return (
    <EmptyState
      Icon={JobAdsIcon}
      text={onReset ? 'Keine Stellenanzeige passt dazu.' : 'Keine Stellenanzeigen vorhanden!'}
      action={
        onReset && (
          <Button variant="default" onClick={onReset}>
            Alle zeigen
          </Button>
        )
      }
    />
  );
}

interface OpenAdProps {
  readonly id: number;
  readonly entry: AllStageProps['address']['entry'];
}

function OpenAd({ id, entry }: OpenAdProps) {
  const isWide = useIsWide();
  const [over, setOver] = useState<'copy' | 'preview' | null>(null);
  const task = entry.isEditing ? 'edit' : over;
  const close = () => (entry.isEditing ? entry.close() : setOver(null));
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
          <>
            <AnyDetail
              ad={ad}
              takesFocus={isWide && entry.isOpenedHere && task === null}
              onEdit={() => entry.edit(id)}
              onCopy={() => setOver('copy')}
              onPreview={() => setOver('preview')}
              onDeleted={() => entry.show(null)}
            />
            {task && (
              <AnyTask
                key={task}
                task={task}
                ad={ad}
                onClose={close}
                onSaved={(saved) => {
                  if (task === 'edit' && saved.some((one) => one.id === id)) return close();
                  setOver(null);
                  entry.show(saved[0]?.id ?? null);
                }}
              />
            )}
          </>
        )
      }
    </QueryView>
  );
}
