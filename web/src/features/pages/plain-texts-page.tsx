import { readingOf } from '@lehrpfad/contract/pages/plain-reading.ts';
import { plainPages } from '@lehrpfad/contract/pages/plain-options.ts';
import type { PlainText } from '@lehrpfad/contract/pages/plain.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { berlinToday } from '../../core/text/dates.ts';
import { useEntryAddress } from '../../core/navigation/entry-address.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { hrefOf } from '../../core/navigation/paths.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { EditIcon } from '../../core/ui/icons/area-icons.tsx';
import { DateText } from '../../core/ui/text/date-text.tsx';
import { DetailLoading } from '../../core/ui/page/detail.tsx';
import lines from '../../core/ui/text/line-link.module.css';
import { PlainOverlay } from './plain-overlay.tsx';
import { useAllPlainTexts } from './plain-queries.ts';
import { placeOf } from './plain-values.ts';

const labelOf = (text: PlainText): string =>
  plainPages.find(({ page }) => page === text.page)?.label ?? text.page;

/** The list of texts in plain language, for editors. */
export function PlainTextsPage() {
  const query = useAllPlainTexts();
  const address = useEntryAddress(editorPaths.plainTexts);
  const edited = query.data?.find(({ id }) => id === address.id);
  return (
    <>
      <AreaHead title="Einfache Sprache">
        Was die Seiten sagen, wenn jemand „Einfache Sprache“ einschaltet: ein Text für jede Seite.
        Antworten der FAQ stehen bei ihrem Eintrag.
      </AreaHead>
      <QueryView
        query={query}
        loading={<DetailLoading />}
        failed="Die Texte konnten nicht geladen werden."
      >
        {(texts) => (
          <ul className="grid list-plain gap-3" aria-label="Texte in Einfacher Sprache">
            {texts.map((text) => (
              <Row key={text.id} text={text} onEdit={() => address.edit(text.id)} />
            ))}
          </ul>
        )}
      </QueryView>
      {address.isEditing && edited && (
        <PlainOverlay
          key={edited.id}
          text={edited}
          label={labelOf(edited)}
          onClose={address.close}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly text: PlainText;
  readonly onEdit: () => void;
}

const number = new Intl.NumberFormat('de');

function Row({ text, onEdit }: RowProps) {
  const { words, average, longSentences } = readingOf(text.html);
  const label = labelOf(text);
  return (
    <li className="card row gap-3-6 justify-between py-3 px-4">
      <div className="min-w-0">
        <h2 className="text-md">{label}</h2>
        <p className="mt-1 text-hint">
          Geändert am <DateText day={berlinToday(new Date(text.last_updated))} /> ·{' '}
          {number.format(words)} Wörter · {number.format(average)} je Satz
          {longSentences.length > 0 && ` · ${longSentences.length} zu lang`}
        </p>
      </div>
      <div className="row gap-2-4">
        <a
          href={hrefOf(placeOf[text.page])}
          className={lines.link}
          aria-label={`Seite ansehen: ${label}`}
        >
          Seite ansehen
        </a>
        <Button
          variant="default"
          icon={<EditIcon />}
          aria-label={`Bearbeiten: ${label}`}
          onClick={onEdit}
        >
          Bearbeiten
        </Button>
      </div>
    </li>
  );
}
