import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { copyText } from '../../../core/ui/notices/copy-text.ts';
import { runAction } from '../run-action.ts';
import { useFullExchange } from '../queries.ts';
import { deleteSupplierLink, makeSupplierLink } from './run-queries.ts';
import styles from './supplier-link.module.css';

const existingText =
  'Es gibt einen geheimen Link, mit dem der Lieferant die Quittung des letzten Laufs als CSV abruft. Er wird nur einmal angezeigt.';
const newText =
  'Mit einem geheimen Link ruft der Lieferant die Quittung des letzten Laufs als CSV ab, ohne Konto.';

/** The secret link by which the supplier of an exchange reads its import results. For administrators. */
export function SupplierLink({ id }: { readonly id: number }) {
  const { data: exchange } = useFullExchange(id);
  const [link, setLink] = useState('');
  const has = exchange?.has_import_result_link ?? false;

  async function make(): Promise<void> {
    await runAction(async () => setLink((await makeSupplierLink(id)).link));
  }
  async function end(): Promise<void> {
    const isDone = await runAction(() => deleteSupplierLink(id), 'Der Link ist ungültig.');
    if (isDone) setLink('');
  }

  return (
    <section aria-labelledby="supplier" className="card grid gap-2 p-5">
      <h2 id="supplier" className="text-lg">
        Quittung für den Lieferanten
      </h2>
      <p>{has && link === '' ? existingText : newText}</p>
      {link !== '' && <NewLink link={link} />}
      <div className="wrap gap-2">
        {link !== '' && (
          <Button variant="light" onClick={() => void copyText(link, 'Link kopiert')}>
            Link kopieren
          </Button>
        )}
        <Button variant="default" onClick={() => void make()}>
          {has ? 'Neuen Link erstellen' : 'Link erstellen'}
        </Button>
        {has && (
          <Button variant="subtle" danger onClick={() => void end()}>
            Link ungültig machen
          </Button>
        )}
      </div>
    </section>
  );
}

function NewLink({ link }: { readonly link: string }) {
  return (
    <>
      <p role="status">
        <strong>Der neue Link. Bitte jetzt kopieren: Er wird nicht noch einmal angezeigt.</strong>
      </p>
      <p className={`${styles.link} py-3 px-4 rounded-md bg-tint wrap-anywhere`}>{link}</p>
    </>
  );
}
