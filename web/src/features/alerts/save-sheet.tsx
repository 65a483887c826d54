import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { Overlay } from '../../core/ui/dialogs/overlay.tsx';
import { CheckIcon } from '../../core/ui/icons/icons.tsx';
import { announce } from '../../core/ui/notices/announcer.tsx';
import { keptText, searchWords } from '../search/saved/kept-parameters.ts';
import { newAdsQuery } from '../search/saved/new-ads-query.ts';
import { SavedSearches } from '../search/saved/saved-searches.tsx';
import {
  areSearchesKept,
  isFull,
  removeSearch,
  saveSearch,
  useSavedSearches,
} from '../search/saved/saved-store.ts';
import { encodeAddress } from '../search/search-link.ts';
import type { Search } from '../search/search.ts';
import { t } from '../../core/texts/texts.ts';

const AlertForm = lazyPart(
  'alert-form',
  async () => (await import('./alert-form.tsx')).AlertForm,
  <p>{t('Das Formular wird geladen …')}</p>,
);

interface SaveSheetProps {
  readonly search: Search;
  readonly onClose: () => void;
}

/** Three ways to learn of new ads of a search: on this device, by mail, as a feed. */
export function SaveSheet({ search, onClose }: SaveSheetProps) {
  return (
    <Overlay opened hasEntry title={t('Suche merken')} onClose={onClose}>
      {search.jobIds.length > 0 ? (
        <p>
          {t(
            'Diese Liste hat dir jemand geschickt. In ihr kommt nichts Neues dazu. Merk dir ihre Stellen mit dem Stern.',
          )}
        </p>
      ) : (
        <div className="stack gap-5">
          <p className="px-4 py-3 rounded-md bg-tint font-bold wrap-anywhere">
            {searchWords(search)}
          </p>
          <OnDevice search={search} />
          <ByMail search={search} />
          <AsFeed search={search} />
        </div>
      )}
    </Overlay>
  );
}

function OnDevice({ search }: { readonly search: Search }) {
  const segment = encodeAddress({ search });
  const searches = useSavedSearches();
  const isSaved = searches.some((one) => one.segment === segment);
  // The time of the server is used if it responds, because the clock of a device may be wrong.
  const [opened] = useState(() => new Date().toISOString());
  const { data } = useQuery(newAdsQuery({ segment, since: opened }));

  function toggle() {
    if (isSaved) removeSearch(segment);
    else saveSearch({ segment, name: '', since: data?.as_of ?? opened });
    const lost = areSearchesKept() ? '' : t(', aber nur für diesen Besuch');
    announce(isSaved ? t('Suche nicht mehr gemerkt') : t('Suche gemerkt{lost}', { lost }));
  }

  const isTooMany = !isSaved && isFull(searches);
  return (
    <section>
      <h3 className="text-lg">{t('Auf diesem Gerät')}</h3>
      <p className="mt-1 mb-3 text-soft">{storageText(isSaved)}</p>
      {isTooMany ? (
        <FullNotice />
      ) : (
        <Button
          variant={isSaved ? 'default' : 'filled'}
          icon={isSaved && <CheckIcon />}
          aria-pressed={isSaved}
          onClick={toggle}
        >
          {isSaved ? t('Gemerkt – nicht mehr merken') : t('Auf diesem Gerät merken')}
        </Button>
      )}
    </section>
  );
}

const storageText = (isSaved: boolean): string =>
  isSaved && !areSearchesKept()
    ? t(
        'Dein Browser erlaubt kein Speichern: Gemerkte Suchen bleiben nur für diesen Besuch. Per E-Mail erfährst du trotzdem, was neu ist.',
      )
    : t(
        'Auf der Startseite und bei deinen Favoriten siehst du, wie viele Stellen seit deinem letzten Besuch neu sind. Ohne Anmeldung, nur auf diesem Gerät.',
      );

/** No further search can be saved; offers to delete one. */
function FullNotice() {
  return (
    <>
      <p>
        {t('Du hast schon {count} Suchen gemerkt. Lösche erst eine davon.', {
          count: limits.savedSearches,
        })}
      </p>
      <SavedSearches />
    </>
  );
}

function ByMail({ search }: { readonly search: Search }) {
  const [isShown, setShown] = useState(false);
  return (
    <section className="pt-5 border-top">
      <h3 className="text-lg">{t('Per E-Mail')}</h3>
      <p className="mt-1 mb-3 text-soft">
        {t(
          'Wir schreiben dir, wenn es neue Stellen gibt. Dafür brauchen wir deine E-Mail-Adresse, sonst nichts.',
        )}
      </p>
      {isShown ? (
        <AlertForm search={keptText(search)} />
      ) : (
        <Button variant="default" onClick={() => setShown(true)}>
          {t('Per E-Mail benachrichtigen')}
        </Button>
      )}
    </section>
  );
}

function AsFeed({ search }: { readonly search: Search }) {
  const query = keptText(search);
  return (
    <section className="pt-5 border-top">
      <h3 className="text-lg">{t('Als Feed')}</h3>
      <p className="mt-1 text-soft">
        {t(
          'Für alle, die Neues in einem Feed-Reader lesen: Diese Adresse nennt immer die neuesten Stellen.',
        )}
      </p>
      <a
        className="tap-line"
        href={`/feed/suche.atom${query && `?${query}`}`}
        type="application/atom+xml"
      >
        {t('Als Feed abonnieren')}
      </a>
    </section>
  );
}
