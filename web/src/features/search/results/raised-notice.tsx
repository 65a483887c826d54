import { Notice } from '../../../core/ui/notices/notice.tsx';
import { InfoIcon } from '../../../core/ui/icons/icons.tsx';
import { t } from '../../../core/texts/texts.ts';
import { perimeterLabel } from '../search.ts';

/** Says that the radius was raised, in the words of the specification, section 4. */
export function RaisedNotice({ km }: { readonly km: number | null }) {
  return (
    // A live region has to exist before its text is set; while empty it takes no gap in the page's grid.
    <div role="status" className={km === null ? 'absolute' : undefined}>
      {km !== null && (
        <Notice as="p" className="flex gap-2 items-start">
          <InfoIcon />
          <span>
            {t(
              'Die Suche verlief mit 0 Suchergebnissen. Der Umkreis der Suche wurde automatisch auf {perimeter} erhöht.',
              { perimeter: perimeterLabel(km) },
            )}
          </span>
        </Notice>
      )}
    </div>
  );
}
