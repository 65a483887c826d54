import type { ComponentType, Key, ReactNode, RefObject } from 'react';
import { useFocusOnReplacement } from '../../focus/use-focus-on-replacement.ts';
import { useWindowEvent } from '../../hooks/use-window-event.ts';
import { useIsWide } from '../../api/media.ts';
import { Drawer } from '../dialogs/drawer.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import empty from './empty-state.module.css';
import styles from './list-detail.module.css';

interface ListDetailProps {
  readonly list: ReactNode;
  /** The detail of the open entry from the address; null if none is open. */
  readonly detail: ReactNode;
  /** Identifies the entry: another one starts at the top. */
  readonly detailKey: Key | null;
  /** Accessible name of the detail: 'Eventdetails'. */
  readonly title: string;
  /** Shown while no entry is open. */
  readonly idle: { readonly Icon: ComponentType; readonly text: string };
  readonly onClose: () => void;
}

/** A list with the detail of the open entry beside it, or in a drawer if there is no room. Escape closes the detail. */
export function ListDetail(props: ListDetailProps) {
  const { list, detail, detailKey, title, onClose } = props;
  const isWide = useIsWide();
  const content = useFocusOnReplacement(detailKey);
  useWindowEvent('keydown', (event) => {
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && detail !== null && !isTaken) onClose();
  });

  if (!isWide) {
    return (
      <>
        {list}
        <Drawer opened={detail !== null} title={title} side="right" isInAddress onClose={onClose}>
          <div ref={content}>{detail}</div>
        </Drawer>
      </>
    );
  }
  return (
    <div className={`${styles.columns} grid gap-6 items-start`}>
      <div className="min-w-0">{list}</div>
      <Panel {...props} content={content} />
    </div>
  );
}

interface PanelProps extends ListDetailProps {
  readonly content: RefObject<HTMLDivElement | null>;
}

/** The card beside the list. */
function Panel({ detail, detailKey, title, idle, onClose, content }: PanelProps) {
  return (
    <section
      className={`${styles.panel} sticky card flex min-w-0 overflow-hidden`}
      aria-label={title}
    >
      {detail === null ? (
        <Idle {...idle} />
      ) : (
        <>
          <CloseButton
            className={`${styles.close} hover-tint absolute z-1 tap-square p-0 border-0 rounded-full text-inherit bg-paper`}
            onClose={onClose}
          />
          <div
            key={detailKey}
            ref={content}
            className={`${styles.scroll} flex-1 relative overflow-y-auto overscroll-contain min-w-0 p-6`}
          >
            {detail}
          </div>
        </>
      )}
    </section>
  );
}

function Idle({ Icon, text }: ListDetailProps['idle']) {
  return (
    <div
      className={`${styles.idle} grid flex-1 gap-4 justify-items-center p-6 text-center text-soft`}
    >
      <span className={`${empty.picture} disc text-brand bg-accent`}>
        <Icon />
      </span>
      <p className={`${styles.text} m-0`}>{text}</p>
    </div>
  );
}
