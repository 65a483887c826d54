import { reasonText } from '@lehrpfad/contract/exchanges/options.ts';
import type { CareerPage } from '@lehrpfad/contract/exchanges/own.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '../../../../core/loading/skeleton.tsx';
import { ApiError } from '../../../../core/api/api.ts';
import { raiseFailure } from '../../../../core/notices/failures.ts';
import { paths } from '../../../../core/navigation/paths.ts';
import { QueryView } from '../../../../core/data/query-view.tsx';
import { BusyButton } from '../../../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../../../core/ui/notices/toast.ts';
import { whenText } from '../../runs/run-words.ts';
import { CareerPageForm } from './career-page-form.tsx';
import { adsInWords } from '../counts.ts';
import parts from '../parts.module.css';
import { fetchPage, useCareerPage, removePage } from '../queries.ts';
import { RunLine } from '../run-line.tsx';
import { Button } from '../../../../core/ui/controls/button.tsx';
import { ConfirmDialog } from '../../../../core/ui/dialogs/confirm-dialog.tsx';

/** The company's own career page, from which its ads are read each day. */
export function CareerPagePart() {
  return (
    <QueryView
      query={useCareerPage()}
      loading={<Skeleton height="16rem" radius="1rem" />}
      failed="Ihre Karriereseite konnte nicht geladen werden."
    >
      {({ page }) => (
        <div className="stack gap-5">
          <section className={`${parts.card} card py-5 px-4`} aria-labelledby="career-page">
            <h2 id="career-page" className="mb-2 text-xl">
              Ihre Karriereseite
            </h2>
            <p className={`${parts.text} mb-4 text-soft`}>
              Stehen Ihre Stellenanzeigen auf Ihrer eigenen Website, so lesen wir sie dort einmal am
              Tag und zeigen sie hier an. Gelesen werden die genannte Seite und die Seiten derselben
              Website, zu denen sie führt. Voraussetzung ist, dass die Anzeigen als „JobPosting“
              (schema.org, JSON-LD oder Mikrodaten) ausgezeichnet sind, wie es auch Suchmaschinen
              erwarten.
            </p>
            <CareerPageForm page={page} />
          </section>
          {page && <Runs page={page} />}
        </div>
      )}
    </QueryView>
  );
}

function Runs({ page }: { readonly page: CareerPage }) {
  const [latest] = page.runs;
  const isUnderWay = latest?.state === 'waiting' || latest?.state === 'running';
  return (
    <section className={`${parts.card} card py-5 px-4`} aria-labelledby="career-page-runs">
      <h2 id="career-page-runs" className="mb-2 text-xl">
        Abrufe
      </h2>
      <p className={`${parts.text} mb-4 text-soft`}>
        {page.ads === 0
          ? 'Zurzeit ist keine Stellenanzeige Ihrer Karriereseite zu sehen.'
          : `Zurzeit zu sehen: ${adsInWords(page.ads)}. `}
        {page.ads > 0 && <Link href={paths.ownImports}>Ansehen und übernehmen</Link>}
      </p>
      {latest?.reason === reasonText('no-postings') && <NothingFound ads={page.ads} />}
      {!page.active && (
        <p className={`${parts.text} mb-4 text-soft`}>Die Redaktion hat den Abruf angehalten.</p>
      )}
      {page.runs.length > 0 && (
        <ul className="grid list-plain gap-2">
          {page.runs.map((run) => (
            <RunLine key={run.id} run={run} runOf="page" isOutdated={run !== latest} />
          ))}
        </ul>
      )}
      <div className={`${parts.actions} row gap-3 mt-5`}>
        {page.active && !isUnderWay && <FetchNow nextFetch={page.next_fetch} />}
        <RemovePage />
      </div>
    </section>
  );
}

/** Advice for a page without ads. */
function NothingFound({ ads }: { readonly ads: number }) {
  return (
    <p className={`${parts.text} mb-4 text-soft`}>
      Auf der Seite und den Seiten, zu denen sie führt, ist keine Anzeige als „JobPosting“
      ausgezeichnet. Bitten Sie die Betreuung Ihrer Website darum, oder{' '}
      <Link href={`${paths.ownImports}/tabelle`}>laden Sie die Anzeigen als Tabelle hoch</Link>.
      {ads > 0 && ' Was schon zu sehen ist, bleibt es, bis die Redaktion entschieden hat.'}
    </p>
  );
}

/** The button to read the page now, or the time from which that is possible again. */
function FetchNow({ nextFetch }: { readonly nextFetch: string | null }) {
  const [isBusy, setIsBusy] = useState(false);

  async function fetchNow(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await fetchPage();
      showToast('Ihre Karriereseite wird abgerufen.');
    } catch (error) {
      console.error(error);
      if (error instanceof ApiError && [409, 429].includes(error.status)) showToast(error.message);
      else raiseFailure();
    } finally {
      setIsBusy(false);
    }
  }

  if (nextFetch !== null) return <p>Ein weiterer Abruf ist ab {whenText(nextFetch)} möglich.</p>;
  return (
    <BusyButton variant="default" isBusy={isBusy} onClick={() => void fetchNow()}>
      Jetzt abrufen
    </BusyButton>
  );
}

/** Removes the career page with its ads, after a confirmation. */
function RemovePage() {
  const [isAsking, setIsAsking] = useState(false);

  async function remove(): Promise<void> {
    await removePage();
    setIsAsking(false);
    showToast('Die Karriereseite wurde entfernt.');
  }

  return (
    <>
      <Button wraps variant="outline" danger onClick={() => setIsAsking(true)}>
        Karriereseite entfernen
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Karriereseite entfernen?"
        confirm="Entfernen"
        danger
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      >
        Stellenanzeigen, die von dort kommen, werden hier nicht mehr gezeigt. Was Sie übernommen
        haben, bleibt.
      </ConfirmDialog>
    </>
  );
}
