import { worldsWord } from '@lehrpfad/regions/parts/worlds.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { BrafoPicker } from '../../occupations/brafo-picker.tsx';
import { toggled } from '../search.ts';
import type { StartFormState } from './start-form.tsx';
import { t, translated } from '../../../core/texts/texts.ts';
import styles from './start-brafo.module.css';

/** The twelve career fields, for users who have no search term yet. */
export function StartBrafo({ form }: { readonly form: StartFormState }) {
  const { brafo, setBrafo, isPending, submit } = form;
  const chosen =
    brafo.length === 1 ? t('1 Feld gewählt') : t('{count} Felder gewählt', { count: brafo.length });
  return (
    <form aria-label={translated(worldsWord)} onSubmit={submit}>
      <BrafoPicker
        chosen={brafo}
        onToggle={(number, isChosen) => setBrafo((before) => toggled(before, number, isChosen))}
      />
      {brafo.length > 0 && (
        <div className={`${styles.bar} sticky row gap-2-4 justify-end mt-5 rounded-lg bg-paper`}>
          <span>{chosen}</span>
          <Button type="submit" className={styles.submit} loading={isPending}>
            {t('Passende Stellen finden')}
          </Button>
        </div>
      )}
    </form>
  );
}
