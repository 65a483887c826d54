import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { inboxKinds } from '@lehrpfad/contract/inbox/options.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { Notice } from '../../../core/ui/notices/notice.tsx';
import lines from '../../../core/ui/text/line-link.module.css';
import { numberOf } from '../address.ts';

interface LeftItemsProps {
  readonly items: readonly InboxItem[];
  readonly hrefFor: (number: number) => string;
  readonly onOpen: (number: number) => void;
  readonly onDismiss: () => void;
}

/** Names the items that the last action for all selected ones has left as they are. The toast says how many they are, and goes by itself. */
export function LeftItems({ items, hrefFor, onOpen, onDismiss }: LeftItemsProps) {
  if (items.length === 0) return null;
  return (
    <Notice as="section" tone="attention" aria-labelledby="einzeln" className="mb-4">
      <h2 id="einzeln" className="text-md">
        Bitte einzeln prüfen
      </h2>
      <p>Inzwischen geändert oder erledigt, oder ohne sicheren Vorschlag:</p>
      <ul className="list-plain">
        {items.map((item) => (
          <Line key={numberOf(item)} item={item} hrefFor={hrefFor} onOpen={onOpen} />
        ))}
      </ul>
      <Button variant="default" compact onClick={onDismiss}>
        Ausblenden
      </Button>
    </Notice>
  );
}

type LineProps = Pick<LeftItemsProps, 'hrefFor' | 'onOpen'> & { readonly item: InboxItem };

function Line({ item, hrefFor, onOpen }: LineProps) {
  const number = numberOf(item);
  return (
    <li>
      <a
        href={hrefFor(number)}
        className={lines.link}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(number);
        }}
      >
        {inboxKinds[item.kind]}: {item.title}
      </a>
    </li>
  );
}
