import { formatDate } from '../../../core/text/dates.ts';
import styles from './legal-table.module.css';
import type { ProofResult } from './proof-result.ts';

/** Date of the first statement. */
const statedOn = '2026-11-21';

const number = (count: number) => count.toLocaleString('de-DE');

/** Method and date of the accessibility tests, with the figures of the last run. */
export function Assessment({ proof }: { readonly proof: ProofResult | undefined }) {
  return (
    <>
      <p>
        Diese Erklärung wurde am {formatDate(statedOn)} erstellt
        {proof && ` und zuletzt am ${formatDate(proof.date)} überprüft`}. Sie beruht auf einer
        Selbstbewertung.
      </p>
      {proof ? <Results proof={proof} /> : <NoResults />}
      <p>
        Ein Programm findet nicht jede Barriere. Menschen mit Behinderungen haben den Auftritt noch
        nicht für uns getestet; auch deshalb sind uns Ihre Meldungen wichtig.
      </p>
    </>
  );
}

function NoResults() {
  return (
    <p>
      Ein vollständiger Prüflauf über alle Seiten liegt für diese Version noch nicht vor. Geprüft
      wurden die einzelnen Seiten bei ihrer Entwicklung.
    </p>
  );
}

function Results({ proof }: { readonly proof: ProofResult }) {
  const { date, pages, checks, findings, methods } = proof;
  return (
    <>
      <p>
        Ein Prüfprogramm öffnet jede Seite für jede Rolle, auf einem Telefon und an einem großen
        Bildschirm, und misst nach. Am {formatDate(date)} waren es {number(checks)} Prüfungen auf{' '}
        {number(pages)} Seiten in ihren verschiedenen Zuständen, hell und dunkel.{' '}
        {findings === 0
          ? 'Dabei ist kein Fehler offen geblieben.'
          : `Dabei ${findings === 1 ? 'ist ein Fehler' : `sind ${number(findings)} Fehler`} offen geblieben.`}
      </p>
      <table className={`${styles.table} w-full m-0 mb-6 text-sm`}>
        <caption>Ergebnisse der letzten Prüfung vom {formatDate(date)}</caption>
        <thead>
          <tr>
            <th scope="col">Verfahren</th>
            <th scope="col">Prüfungen</th>
            <th scope="col">Offene Fehler</th>
          </tr>
        </thead>
        <tbody>
          {methods.map((method) => (
            <tr key={method.name}>
              <th scope="row">{method.name}</th>
              <td data-label="Prüfungen">{number(method.count)}</td>
              <td data-label="Offene Fehler">{number(method.findings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
