import type {
  patchFiguresMail,
  readFiguresMail,
} from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { thenReloadOwn } from '../../core/data/own-data.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { useAction } from '../../core/hooks/use-action.ts';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { Switch } from '../../core/ui/controls/switch.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { AccountSection } from '../accounts/profile/account-section.tsx';

const useFiguresMail = () =>
  useQuery({
    queryKey: ['own-figures-mail'],
    queryFn: ({ signal }) =>
      call<typeof readFiguresMail>('GET ad-figures/mail/', { signal, shape: { on: true } }),
  });

/** Part of the account's page: whether the figures of its ads come by mail once a month. */
export function FiguresMailSection() {
  const query = useFiguresMail();
  const { isBusy, run } = useAction(async (on: boolean) => {
    await thenReloadOwn(call<typeof patchFiguresMail>('PATCH ad-figures/mail/', { body: { on } }));
    showToast(
      on
        ? 'Sie bekommen die Zahlen ab dem nächsten Monatsanfang per E-Mail.'
        : 'Sie bekommen keine Zahlen mehr per E-Mail.',
    );
  });
  return (
    <AccountSection id="zahlen-mail" title="Zahlen per E-Mail">
      <p className="mb-4">
        Am Anfang jedes Monats schicken wir Ihnen auf Wunsch, wie oft Ihre Stellenanzeigen gefunden
        und geöffnet wurden, und einen Rat, wenn unsere Zahlen einen hergeben. Alle Zahlen stehen
        immer unter <a href={hrefOf(paths.ownFigures)}>„Zahlen“</a>.
      </p>
      <QueryView
        query={query}
        loading={<Skeleton height="2.75rem" />}
        failed="Ob Sie die Mail bestellt haben, konnte nicht geladen werden."
      >
        {({ on }) => (
          <Switch
            label="Einmal im Monat schicken"
            value={on}
            disabled={isBusy}
            onChange={(wanted) => void run(wanted)}
          />
        )}
      </QueryView>
    </AccountSection>
  );
}
