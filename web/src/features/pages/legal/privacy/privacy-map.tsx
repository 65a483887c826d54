import { mapServiceOf } from '@lehrpfad/contract/core/map-service.ts';
import { Button } from '../../../../core/ui/controls/button.tsx';
import { openConsentSettings, useConsent } from '../../../../core/device/consent.ts';
import { hrefOf, paths } from '../../../../core/navigation/paths.ts';
import { useSiteSettings } from '../../queries.ts';

const state = { true: 'erlaubt', false: 'abgelehnt', null: 'noch nicht entschieden' } as const;

/** Data that the map sends, its recipients, and a button to withdraw consent as easily as it was given (Art. 7 Abs. 3 DSGVO). */
export function PrivacyMap() {
  const { data } = useSiteSettings();
  const service = data && mapServiceOf(data.map_style_url);
  return (
    <>
      <p>
        Die Ergebnisse einer Suche können Sie auch auf einer Karte sehen. Sie erscheint erst, wenn
        Sie zugestimmt haben.{' '}
        {service === undefined
          ? 'Sie kommt von uns selbst. Niemand sonst erfährt von Ihrem Besuch.'
          : `Sie kommt von ${service}. Ihr Browser lädt sie von dort und überträgt dabei Ihre IP-Adresse, Angaben zum Browser und den Kartenausschnitt. Ist der Server nicht erreichbar, zeigen wir eine einfache eingebaute Karte.`}
      </p>
      <p>
        Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).
        Sie können sie jederzeit für die Zukunft widerrufen. Ohne Karte fehlt Ihnen nichts: Alle
        Stellen stehen in der Liste.
      </p>
      {import.meta.env.SSR ? <ChoiceElsewhere /> : <Choice />}
    </>
  );
}

/** The visitor's decision on this device. */
function Choice() {
  const consent = useConsent();
  return (
    <>
      <p>
        Ihre Auswahl: <strong>{state[`${consent}`]}</strong>.
      </p>
      <p>
        <Button variant="default" wraps onClick={openConsentSettings}>
          {consent === true ? 'Einwilligung widerrufen' : 'Cookie-Einstellungen öffnen'}
        </Button>
      </p>
    </>
  );
}

/** On the server's page, which runs no script and knows no decision. */
function ChoiceElsewhere() {
  return (
    <p>
      Ihre Auswahl sehen und ändern Sie auf der{' '}
      <a href={hrefOf(paths.privacy)}>Seite Datenschutz der Anwendung</a>.
    </p>
  );
}
