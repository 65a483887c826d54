import { addableKinds, exchangeKinds, feedKinds } from '@lehrpfad/contract/exchanges/options.ts';
import type { FullExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { FieldRow } from '../../../core/form/form-parts.tsx';
import { LogoField } from '../../../core/form/files/pictures/logo-field.tsx';
import { RadioField } from '../../../core/form/fields/choices/radio-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { TimeField } from '../../../core/form/fields/dates/time-field.tsx';
import { Switch } from '../../../core/ui/controls/switch.tsx';
import { AgencyFields } from './agency-fields.tsx';
import { lacksAddress } from './exchange-values.ts';
import type { ExchangeForm } from './use-exchange-form.ts';

interface ExchangeFieldsProps {
  readonly exchange: FullExchange | null;
  readonly form: ExchangeForm['form'];
}

const kinds = exchangeKinds
  .filter(({ key }) => addableKinds.some((one) => one === key))
  .map(({ key, label }) => ({ value: key, label }));

/** The fields of the form of an exchange. The settings depend on its kind. */
export function ExchangeFields({ exchange, form }: ExchangeFieldsProps) {
  const { kind } = form.values;
  const kindField = form.field('kind');
  return (
    <>
      <TextField
        {...form.field('name')}
        description="Steht als Quelle an jeder Anzeige."
        autoComplete="off"
        required
      />
      {exchange === null && (
        <RadioField
          {...kindField}
          onChange={(chosen) => chosen && kindField.onChange(chosen)}
          options={kinds}
          required
        />
      )}
      {kind === 'arbeitsagentur' && <AgencyFields form={form} />}
      <SourceFields exchange={exchange} form={form} />
      {kind !== 'upload' && <ScheduleFields exchange={exchange} form={form} />}
      <TextField
        {...form.field('rank')}
        description="Zeigen zwei Börsen dieselbe Stelle, bleibt die mit dem höheren Rang."
        inputMode="numeric"
        autoComplete="off"
      />
      <LogoField {...form.field('logo')} square current={exchange?.logo} />
      <ActiveFields exchange={exchange} form={form} />
    </>
  );
}

/** The address of the ads, and the company of those that name none. */
function SourceFields({ exchange, form }: ExchangeFieldsProps) {
  const { kind, active } = form.values;
  const isFeed = feedKinds.some((one) => one === kind);
  return (
    <>
      {(isFeed || kind === 'career-page') && (
        <TextField
          {...form.field('url')}
          description={
            lacksAddress(exchange)
              ? 'Das Unternehmen nennt zurzeit keine. Zum Einschalten ist eine nötig.'
              : 'Wo die Anzeigen liegen'
          }
          type="url"
          inputMode="url"
          autoComplete="off"
          required={!lacksAddress(exchange) || active}
        />
      )}
      {isFeed && (
        <TextField
          {...form.field('company')}
          description="Für Anzeigen, die keines nennen, etwa aus dem Personalsystem eines Betriebs"
          autoComplete="off"
        />
      )}
    </>
  );
}

/** Time of day of the import, and pause between requests, which is stored with the address. */
function ScheduleFields({ exchange, form }: ExchangeFieldsProps) {
  const hasPause = !lacksAddress(exchange) || form.values.url !== '';
  return (
    <FieldRow>
      <TimeField {...form.field('daily_at')} description="Abruf, nach deutscher Zeit" required />
      {hasPause && (
        <TextField
          {...form.field('pauseMs')}
          description="Schont die andere Seite"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </FieldRow>
  );
}

/** Switches the exchange on or off; if it is switched off, asks whether its ads stay public. */
function ActiveFields({ exchange, form }: ExchangeFieldsProps) {
  const active = form.field('active');
  const shown = form.field('shown');
  const isSwitchedOff = exchange?.active === true && !active.value;
  return (
    <div className="grid gap-3">
      <Switch
        id={active.id}
        label="Aktiv"
        hint="Nach dem Einschalten wird sofort gelesen, danach täglich."
        value={active.value}
        onChange={active.onChange}
      />
      {isSwitchedOff && (
        <RadioField
          {...shown}
          onChange={(chosen) => chosen && shown.onChange(chosen)}
          options={[
            {
              value: 'stay',
              label: 'Bleiben sichtbar',
              hint: 'Sie werden nicht mehr aktualisiert.',
            },
            {
              value: 'withdraw',
              label: 'Zurückziehen',
              hint: 'Alle bis auf die, die ein Unternehmen übernommen hat.',
            },
          ]}
          required
        />
      )}
    </div>
  );
}
