import type { FullExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { ApiError } from '../../../core/api/api.ts';
import { draftOf } from '../../../core/form/drafts/draft-of.ts';
import type { FieldErrorsByName } from '../../../core/form/field-errors.ts';
import { useConflict } from '../../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import {
  comparedLabels,
  exchangeLabels,
  exchangeSchema,
  exchangeValues,
  inputOf,
  settingsIn,
  type ExchangeValues,
} from './exchange-values.ts';
import { saveExchange } from '../queries.ts';

/** Returns the message if another exchange has the name. */
function nameFailure(error: unknown): FieldErrorsByName | undefined {
  if (!(error instanceof ApiError) || error.code !== 'exists') return undefined;
  return { name: 'Diesen Namen hat schon eine andere Schnittstelle.' };
}

/**
 * Returns the form of an exchange; null for a new one.
 * @param onSaved called with the stored exchange
 */
export function useExchangeForm(
  exchange: FullExchange | null,
  onSaved: (exchange: FullExchange) => void,
) {
  const draft = draftOf('exchange', 'eine Schnittstelle', exchange);
  const conflict = useConflict<FullExchange, ExchangeValues>(
    exchange,
    exchangeValues,
    comparedLabels,
  );
  const form = useFormOf({
    schema: exchangeSchema(exchange),
    initial: exchangeValues(exchange),
    fields: exchangeLabels,
    draft,
    conflict,
    files: ['logo'],
    toInput: inputOf,
    onFailure: nameFailure,
    onSubmit: async (output, { kind, logo, shown }, key) => {
      const { name, active, daily_at, rank } = output;
      const fields = {
        name,
        active,
        daily_at,
        rank,
        settings: settingsIn(kind, output),
        ...(exchange === null
          ? { kind }
          : {
              shown,
              last_updated: conflict.lastUpdated() || undefined,
              logo: logo === null ? '' : undefined,
            }),
      };
      onSaved(await saveExchange(exchange?.id ?? null, fields, logo ?? null, key));
    },
  });
  return { form, conflict };
}

export type ExchangeForm = ReturnType<typeof useExchangeForm>;
