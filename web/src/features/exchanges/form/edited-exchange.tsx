import { useFullExchange } from '../queries.ts';
import { ExchangeOverlay } from './exchange-overlay.tsx';

interface EditedExchangeProps {
  /** null: a new one. */
  readonly id: number | null;
  readonly onSaved: (id: number) => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Shows the form of an exchange once its settings have been loaded. */
export function EditedExchange({ id, onSaved, onDeleted, onClose }: EditedExchangeProps) {
  const { data } = useFullExchange(id);
  const exchange = data?.id === id ? data : undefined;
  if (id !== null && exchange === undefined) return null;
  return (
    <ExchangeOverlay
      exchange={exchange ?? null}
      onSaved={(saved) => onSaved(saved.id)}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
