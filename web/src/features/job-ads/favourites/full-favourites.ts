import { limits } from '@lehrpfad/contract/core/limits.ts';
import { resultsPath } from '../../../core/navigation/paths.ts';
import { encodeBase64Url } from '../../../core/text/base64url.ts';
import { t } from '../../../core/texts/texts.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';

/** Says that the list of favourites is full, and leads to it. */
export function tellFull(): void {
  showToast(
    t('Nicht gemerkt: Deine Favoriten sind voll ({max}).', { max: limits.jobIdsPerSearch }),
    {
      label: t('Ansehen'),
      hint: t('Oben auf der Seite führt ein Link zu den Favoriten.'),
      onPress: () => {
        location.hash = resultsPath(encodeBase64Url('favourites=1'));
      },
    },
  );
}
