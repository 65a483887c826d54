import type { OwnEvent } from '@lehrpfad/contract/events.ts';
import type { useEntryAddress } from '../../../floor/entry-address.ts';
import { useIsMobile } from '../../../floor/media.ts';
import { DetailGone } from '../../../floor/ui/detail.tsx';
import { CalendarIcon } from '../../../floor/ui/icons.tsx';
import { ListDetail } from '../../../floor/ui/list-detail.tsx';
import { OwnEventDetail } from './own-event-detail.tsx';
import { OwnEventList } from './own-event-list.tsx';
import styles from './own-event-list.module.css';
import { useBranches } from './queries.ts';

interface OwnEventsProps {
  readonly events: readonly OwnEvent[];
  readonly address: ReturnType<typeof useEntryAddress>;
  readonly onDelete: (event: OwnEvent) => void;
}

/** The events, and beside them the one that is open. */
export function OwnEvents({ events, address, onDelete }: OwnEventsProps) {
  const isMobile = useIsMobile();
  const { data: branches = [] } = useBranches();
  const openId = address.id === 'new' ? null : address.id;
  const event = events.find(({ id }) => id === openId);

  const detail = event ? (
    <OwnEventDetail
      event={event}
      isLocked={branches.some(({ id, locked }) => locked && id === event.Company?.id)}
      takesFocus={address.isOpenedHere && !isMobile}
      onEdit={() => address.edit(event.id)}
      onDelete={() => onDelete(event)}
    />
  ) : (
    <DetailGone title="Dieses Event gibt es nicht mehr">
      Vielleicht wurde es inzwischen gelöscht.
    </DetailGone>
  );

  return (
    <ListDetail
      title="Eventdetails"
      list={<OwnEventList events={events} openId={openId} onOpen={address.open} />}
      detail={openId === null ? null : detail}
      detailKey={openId}
      idle={<Idle />}
      onClose={address.close}
    />
  );
}

function Idle() {
  return (
    <>
      <span className={styles.idleIcon}>
        <CalendarIcon />
      </span>
      <p className={styles.idleText}>Wählen Sie ein Event aus, um alles darüber zu sehen.</p>
    </>
  );
}
