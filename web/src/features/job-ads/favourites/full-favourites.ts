import { limits } from '@lehrpfad/contract/core/limits.ts';
import { resultsPath } from '../../../core/navigation/paths.ts';
import { encodeBase64Url } from '../../../core/text/base64url.ts';
import { t } from '../../../core/texts/texts.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';

/** Says that the list of favourites is full, and leads to it. */
export function tellFull(): void {
  showToast(
    t(
      'Nicht gemerkt: Deine Favoriten sind mit {most} Stellen voll. Entferne zuerst eine, die du nicht mehr brauchst.',
      { most: limits.jobIdsPerSearch },
    ),
    {
      label: t('Zu den Favoriten'),
      hint: t('Oben auf der Seite führt ein Link zu den Favoriten.'),
      onPress: () => {
        location.hash = resultsPath(encodeBase64Url('favourites=1'));
      },
    },
  );
}
