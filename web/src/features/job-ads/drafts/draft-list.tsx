import type { AdDraft } from '@lehrpfad/contract/job-ads/drafts.ts';
import { qualityHintsOf } from '@lehrpfad/contract/job-ads/quality-hints.ts';
import { useRef, useState } from 'react';
import { newKey } from '../../../core/api/new-key.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { hrefOf } from '../../../core/navigation/paths.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { momentText } from '../../../core/text/dates.ts';
import { DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { CardLink } from '../../../core/ui/page/card-link.tsx';
import pressed from '../../../core/ui/page/pressed-card.module.css';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';
import { pathOf } from '../management/company-address.ts';
import { copyDraft, deleteDraft, restoreDraft, useAdDrafts } from './draft-queries.ts';
import { titleOfDraft } from './form-draft-of.ts';
import { gapsText } from './gaps-text.ts';

interface DraftListProps {
  readonly onOpen: (id: number) => void;
}

/** The account's drafts with the missing fields of each; nothing if there are none. */
export function DraftList({ onOpen }: DraftListProps) {
  const query = useAdDrafts();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <QueryView query={query} loading={null} failed="Ihre Entwürfe konnten nicht geladen werden.">
      {(drafts) =>
        drafts.length > 0 && (
          <section aria-labelledby="entwuerfe" className="stack gap-3 mb-6">
            <h2 id="entwuerfe" ref={heading} tabIndex={-1} className="text-lg">
              Entwürfe ({drafts.length})
            </h2>
            <ul className="grid cols-fit-xl list-plain gap-3">
              {drafts.map((draft) => (
                <DraftRow
                  key={draft.id}
                  draft={draft}
                  onOpen={onOpen}
                  onDeleted={() => heading.current?.focus()}
                />
              ))}
            </ul>
          </section>
        )
      }
    </QueryView>
  );
}

interface DraftRowProps {
  readonly draft: AdDraft;
  readonly onOpen: (id: number) => void;
  readonly onDeleted: () => void;
}

function DraftRow({ draft, onOpen, onDeleted }: DraftRowProps) {
  const title = titleOfDraft(draft);
  const { run } = useAction(async () => {
    await deleteDraft(draft);
    // The focused button is gone.
    onDeleted();
    offerUndo('Entwurf gelöscht', () => restoreDraft(draft));
  });
  return (
    <li className={`${pressed.card} hover-raised card relative p-4`}>
      <div className="flex items-start gap-3">
        <div className="flex-1 min-w-0">
          <h3 className="wrap-anywhere text-md">
            <CardLink
              id={`entwurf-${draft.id}`}
              href={hrefOf(pathOf({ id: null, task: 'new', draft: draft.id }))}
              isOpen={false}
              onOpen={() => onOpen(draft.id)}
            >
              {title}
            </CardLink>
          </h3>
          <DraftState draft={draft} />
        </div>
        <div className="relative z-1">
          <IconButton
            Icon={DeleteIcon}
            label={`Entwurf löschen: ${title}`}
            danger
            onClick={() => void run()}
          />
        </div>
      </div>
      <div className="relative z-1 w-fit mt-2">
        <TemplateButton draft={draft} onMade={onOpen} />
      </div>
    </li>
  );
}

function DraftState({ draft }: Pick<DraftRowProps, 'draft'>) {
  const hints = qualityHintsOf(draft.content).length;
  return (
    <>
      <p className="m-0 mt-2">{gapsText(draft)}</p>
      {hints > 0 && (
        <p className="m-0 mt-1 text-hint">
          {hints === 1 ? 'Ein Tipp steht' : `${hints} Tipps stehen`} unter dem Formular.
        </p>
      )}
      <p className="wrap gap-2 m-0 mt-2 text-xs text-soft">
        <StatusBadge tone="quiet" Icon={EditIcon}>
          Entwurf
        </StatusBadge>
        <span>Zuletzt geändert: {momentText(draft.last_updated)}</span>
      </p>
    </>
  );
}

interface TemplateButtonProps {
  readonly draft: AdDraft;
  /** Called with the id of the copy. */
  readonly onMade: (id: number) => void;
}

/** Begins a new ad with the content of a draft, which stays as it is. */
function TemplateButton({ draft, onMade }: TemplateButtonProps) {
  const [key, setKey] = useState(newKey);
  const { isBusy, run } = useAction(async () => {
    const copy = await copyDraft(draft, key);
    if (typeof copy === 'string') return showToast(copy);
    setKey(newKey());
    showToast('Das ist eine Kopie. Der Entwurf bleibt als Vorlage.');
    onMade(copy.id);
  });
  return (
    <BusyButton
      wraps
      variant="default"
      isBusy={isBusy}
      label={`Als Vorlage nutzen: ${titleOfDraft(draft)}`}
      onClick={() => void run()}
    >
      Als Vorlage nutzen
    </BusyButton>
  );
}
