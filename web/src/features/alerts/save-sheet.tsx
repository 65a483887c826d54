import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { Overlay } from '../../core/ui/dialogs/overlay.tsx';
import { CheckIcon } from '../../core/ui/icons/icons.tsx';
import { announce } from '../../core/ui/notices/announcer.tsx';
import { keptText, searchWords } from '../search/saved/kept-parameters.ts';
import { newAdsQuery } from '../search/saved/new-ads-query.ts';
import {
  areSearchesKept,
  isFull,
  removeSearch,
  saveSearch,
  useSavedSearches,
} from '../search/saved/saved-store.ts';
import { encodeAddress } from '../search/search-link.ts';
import type { Search } from '../search/search.ts';
import styles from './save-search.module.css';

const AlertForm = lazyPart(
  'alert-form',
  async () => (await import('./alert-form.tsx')).AlertForm,
  <p>Das Formular wird geladen …</p>,
);

interface SaveSheetProps {
  readonly search: Search;
  readonly onClose: () => void;
}

/** Three ways to learn what is new in a search: on this device, by mail, as a feed. */
export function SaveSheet({ search, onClose }: SaveSheetProps) {
  return (
    <Overlay opened hasEntry title="Suche merken" onClose={onClose}>
      <div className={`${styles.sections} stack gap-5`}>
        <p className={`${styles.words} font-bold wrap-anywhere`}>{searchWords(search)}</p>
        <OnDevice search={search} />
        <ByMail search={search} />
        <AsFeed search={search} />
      </div>
    </Overlay>
  );
}

function OnDevice({ search }: { readonly search: Search }) {
  const segment = encodeAddress({ search });
  const searches = useSavedSearches();
  const isSaved = searches.some((one) => one.segment === segment);
  // The server's clock, where it can be asked: a device's may be wrong.
  const [opened] = useState(() => new Date().toISOString());
  const { data } = useQuery(newAdsQuery({ segment, since: opened }));

  function toggle() {
    if (isSaved) removeSearch(segment);
    else saveSearch({ segment, name: '', since: data?.as_of ?? opened });
    const lost = areSearchesKept() ? '' : ', aber nur für diesen Besuch';
    announce(isSaved ? 'Suche nicht mehr gemerkt' : `Suche gemerkt${lost}`);
  }

  const isTooMany = !isSaved && isFull(searches);
  return (
    <section>
      <h3 className="text-lg">Auf diesem Gerät</h3>
      <p className="mt-1 mb-3 text-soft">
        Auf der Startseite und bei deinen Favoriten siehst du, wie viele Stellen seit deinem letzten
        Besuch neu sind. Ohne Anmeldung, nur auf diesem Gerät.
      </p>
      {isTooMany ? (
        <p>
          Du hast schon {limits.savedSearches} Suchen gemerkt. Lösche erst eine auf der{' '}
          <a href={hrefOf(paths.start)}>Startseite</a>.
        </p>
      ) : (
        <Button
          variant={isSaved ? 'default' : 'filled'}
          icon={isSaved && <CheckIcon />}
          aria-pressed={isSaved}
          onClick={toggle}
        >
          {isSaved ? 'Gemerkt – nicht mehr merken' : 'Auf diesem Gerät merken'}
        </Button>
      )}
    </section>
  );
}

function ByMail({ search }: { readonly search: Search }) {
  const [isShown, setShown] = useState(false);
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section}>
      <h3 className="text-lg">Per E-Mail</h3>
      <p className="mt-1 mb-3 text-soft">
        Wir schreiben dir, wenn es neue Stellen gibt. Dafür brauchen wir deine E-Mail-Adresse, sonst
        nichts.
      </p>
      {isShown ? (
        <AlertForm search={keptText(search)} />
      ) : (
        <Button variant="default" onClick={() => setShown(true)}>
          Per E-Mail benachrichtigen
        </Button>
      )}
    </section>
  );
}

function AsFeed({ search }: { readonly search: Search }) {
  const query = keptText(search);
  return (
    <section>
      <h3 className="text-lg">Als Feed</h3>
      <p className="mt-1 text-soft">
        Für alle, die Neues in einem Feed-Reader lesen: Diese Adresse nennt immer die neuesten
        Stellen.
      </p>
      <a
        className="tap-line"
        href={`/feed/suche.atom${query && `?${query}`}`}
        type="application/atom+xml"
      >
        Als Feed abonnieren
      </a>
    </section>
  );
}
