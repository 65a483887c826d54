import { useRef, useState } from 'react';
import { saveFile } from '../../../../core/api/download.ts';
import { QrCode } from '../../../../core/print/qr-code.tsx';
import { berlinToday } from '../../../../core/text/dates.ts';
import { Button } from '../../../../core/ui/controls/button.tsx';
import { areFavouritesKept } from '../favourites-store.ts';
import { useFavourites } from '../use-favourites.ts';
import { fileText, maxBytes, readFile, importFavourites, type InFile } from './favourites-file.ts';
import { counted, t } from '../../../../core/texts/texts.ts';
import { isProgressKept } from './progress-store.ts';

/** Maximum number of characters of a link whose QR code a phone can read from a screen. */
const maxQrLength = 800;

/** Smallest width of the code in CSS millimetres, which are about half as wide on the screen of a phone. */
const codeMm = 55;

interface FavouritesToolsProps {
  /** Link to the list, with only the ids in the address. */
  readonly url: string;
  /** Other contents of the file. */
  readonly others: InFile;
}

/** Transfers the favourites to another device: by a QR code, which contains only the list, or by a file with states and notes. */
export function FavouritesTools({ url, others }: FavouritesToolsProps) {
  const isEmpty = useFavourites().length === 0;
  const [hasCode, setCode] = useState(false);
  return (
    <section className="card mt-6 p-5" aria-labelledby="mitnehmen">
      <h2 id="mitnehmen" className="text-lg">
        {t('Auf ein anderes Gerät mitnehmen')}
      </h2>
      <p className="mt-1 mb-3 text-soft">
        {t(
          'Deine Favoriten mit Stand und Notizen und deine gemerkten Suchen liegen nur auf diesem Gerät. Der Link und der QR-Code enthalten nur die Liste der Stellen, die Datei enthält alles.',
        )}
      </p>
      <div className="grid justify-items-start gap-3 wrap-anywhere">
        {!isEmpty && (
          <>
            <Button
              wraps
              variant="default"
              aria-expanded={hasCode}
              onClick={() => setCode(!hasCode)}
            >
              {t('QR-Code der Liste')}
            </Button>
            {hasCode && <ListCode url={url} />}
          </>
        )}
        {(!isEmpty || !others.isEmpty()) && (
          <Button
            wraps
            variant="default"
            onClick={() =>
              saveFile(
                new Blob([fileText(others.write())], { type: 'application/json' }),
                `favoriten-${berlinToday()}.json`,
              )
            }
          >
            {t('Als Datei sichern')}
          </Button>
        )}
        <ImportButton others={others} />
      </div>
    </section>
  );
}

function ListCode({ url }: Pick<FavouritesToolsProps, 'url'>) {
  if (url.length > maxQrLength)
    return <p>{t('Für einen QR-Code sind es zu viele Stellen. Nimm den Link oder die Datei.')}</p>;
  return (
    <QrCode
      text={url}
      label={t('QR-Code: öffnet diese Liste auf einem anderen Gerät')}
      minMm={codeMm}
      isOnScreen
    />
  );
}

/** Says what was taken over from a file. */
function takenText(added: number, entries: number): string {
  if (added > 0)
    return t('{count} aus der Datei übernommen', {
      count: counted(added, 'neuer Favorit', 'neue Favoriten'),
    });
  return entries > 0
    ? t('Keine neuen Favoriten in der Datei. Bei Stand und Notizen gilt das Neuere')
    : t('Keine neuen Favoriten in der Datei');
}

function ImportButton({ others }: Pick<FavouritesToolsProps, 'others'>) {
  const input = useRef<HTMLInputElement>(null);
  /** What the last file has brought, in words. */
  const [brought, setBrought] = useState('');

  async function read(file: File | undefined) {
    if (!file) return;
    const content = file.size > maxBytes ? null : readFile(await file.text());
    if (input.current) input.current.value = '';
    if (content === null) return setBrought(t('Das ist keine Datei mit Favoriten von hier.'));
    const added = importFavourites(content);
    const isKept = areFavouritesKept() && isProgressKept();
    const what = takenText(added, content.progress.size);
    const more = others.takeOver(content.whole);
    const said = isKept ? `${what}.` : t('{what}, aber nur für diesen Besuch.', { what });
    setBrought(more === '' ? said : t('{said} Dazu {more}.', { said, more }));
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('Datei mit Favoriten')}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      <Button wraps variant="default" onClick={() => input.current?.click()}>
        {t('Aus Datei übernehmen')}
      </Button>
      <p role="status" className="mt-1">
        {brought}
      </p>
    </div>
  );
}
