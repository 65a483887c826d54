import { FieldGroup } from '../../../core/form/fields/field-group.tsx';
import { FieldStack } from '../../../core/form/form-parts.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { Switch } from '../../../core/ui/controls/switch.tsx';
import styles from './exchange-fields.module.css';
import type { ExchangeForm } from './use-exchange-form.ts';

const switches = ['apprenticeships', 'internships', 'temporaryWork', 'privatePlacement'] as const;

const technical = ['baseUrl', 'searchPath', 'detailsPath', 'apiKey'] as const;

/** The fields that only an exchange of the employment agency has. */
export function AgencyFields({ form }: Pick<ExchangeForm, 'form'>) {
  const first = form.field('apprenticeships');
  return (
    <>
      <FieldGroup {...first} id={`${first.id}-group`} label="Was gelesen wird" role="group">
        <div className="grid gap-3">
          {switches.map((name) => {
            const field = form.field(name);
            return (
              <Switch
                key={name}
                id={field.id}
                label={field.label}
                value={field.value}
                onChange={field.onChange}
              />
            );
          })}
        </div>
      </FieldGroup>
      <TechnicalFields form={form} />
    </>
  );
}

function TechnicalFields({ form }: Pick<ExchangeForm, 'form'>) {
  const isWrong = technical.some((name) => form.errors[name] !== undefined);
  return (
    <details className={styles.technical} open={isWrong || undefined}>
      <summary>Technische Einstellungen</summary>
      <FieldStack>
        <TextField
          {...form.field('baseUrl')}
          description="Leer: die öffentliche Schnittstelle"
          type="url"
          autoComplete="off"
        />
        <TextField {...form.field('searchPath')} autoComplete="off" />
        <TextField {...form.field('detailsPath')} autoComplete="off" />
        <TextField
          {...form.field('apiKey')}
          description="Leer: der öffentliche Schlüssel"
          autoComplete="off"
          spellCheck={false}
        />
      </FieldStack>
    </details>
  );
}
