import { hrefOf, paths } from '../../core/navigation/paths.ts';
import styles from './contact-page.module.css';

/** Explains which chamber is responsible, by trade and by district. */
export function Responsibilities() {
  return (
    <aside className={`${styles.beside} py-1 px-0`} aria-labelledby="zustaendig">
      <h2 id="zustaendig">Welche Kammer ist zuständig?</h2>
      <dl className={`${styles.who} grid gap-4`}>
        <div>
          <dt>HWK: Handwerk</dt>
          <dd>zum Beispiel Bäckerei, Friseursalon, Tischlerei, Elektro- oder Kfz-Betrieb</dd>
        </div>
        <div>
          <dt>IHK: Industrie, Handel und Dienstleistung</dt>
          <dd>zum Beispiel Büro, Geschäft, Hotel, Lager, Fabrik oder IT-Firma</dd>
        </div>
        <div>
          <dt>Norden: Magdeburg</dt>
          <dd>
            Altmarkkreis Salzwedel, Börde, Harz, Jerichower Land, Magdeburg, Salzlandkreis, Stendal
          </dd>
        </div>
        <div>
          <dt>Süden: Halle und Dessau</dt>
          <dd>
            Anhalt-Bitterfeld, Burgenlandkreis, Dessau-Roßlau, Halle (Saale), Mansfeld-Südharz,
            Saalekreis, Wittenberg
          </dd>
        </div>
      </dl>
      <p>Nicht sicher? Jede Kammer in der Nähe hilft weiter.</p>
      <p>
        Vielleicht steht die Antwort schon bei den{' '}
        <a href={hrefOf(paths.information)}>häufigen Fragen</a>.
      </p>
    </aside>
  );
}

/** Explains what happens with a report, and who helps if nothing happens (§§ 16b and 16d BGG LSA). */
export function BarrierHelp() {
  return (
    <aside className={`${styles.beside} py-1 px-0`} aria-labelledby="danach">
      <h2 id="danach">Was danach geschieht</h2>
      <p>
        Wir prüfen, was gemeldet wurde, und antworten innerhalb eines Monats. Vorausgewählt ist eine
        Kammer; jede andere geht auch.
      </p>
      <p>
        Hilft die Antwort nicht weiter, so vermittelt die Ombudsstelle. Wie sie zu erreichen ist,
        und was wir über Barrieren schon wissen, steht in der{' '}
        <a href={hrefOf(paths.accessibility)}>Erklärung zur Barrierefreiheit</a>.
      </p>
    </aside>
  );
}
