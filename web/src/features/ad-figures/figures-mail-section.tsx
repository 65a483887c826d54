import type {
  patchFiguresMail,
  readFiguresMail,
} from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { reloadOwnAfter } from '../../core/data/own-data.ts';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { AccountSwitch } from '../accounts/profile/account-switch.tsx';

const useFiguresMail = () =>
  useQuery({
    queryKey: ['own-figures-mail'],
    queryFn: ({ signal }) =>
      call<typeof readFiguresMail>('GET ad-figures/mail/', { signal, shape: { on: true } }),
  });

const save = (on: boolean) =>
  reloadOwnAfter(call<typeof patchFiguresMail>('PATCH ad-figures/mail/', { body: { on } }));

/** Part of the account's page: whether the figures of its ads come by mail once a month. */
export function FiguresMailSection() {
  return (
    <AccountSwitch
      id="zahlen-mail"
      title="Zahlen per E-Mail"
      label="Einmal im Monat schicken"
      query={useFiguresMail()}
      save={save}
      failed="Ob Sie die Mail bestellt haben, konnte nicht geladen werden."
      done={{
        on: 'Sie bekommen die Zahlen ab dem nächsten Monatsanfang per E-Mail.',
        off: 'Sie bekommen keine Zahlen mehr per E-Mail.',
      }}
    >
      Am Anfang jedes Monats schicken wir Ihnen auf Wunsch, wie oft Ihre Stellenanzeigen gefunden
      und geöffnet wurden, und einen Rat, wenn unsere Zahlen einen hergeben. Alle Zahlen stehen
      immer unter <a href={hrefOf(paths.ownFigures)}>„Zahlen“</a>.
    </AccountSwitch>
  );
}
