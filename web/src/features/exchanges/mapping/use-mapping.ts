import type { MappingPreview } from '@lehrpfad/contract/exchanges/mapping.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../../core/api/api.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { runAction } from '../run-action.ts';
import { isSame } from './mapping-choices.ts';
import { preview, save, type Mapping } from './queries.ts';

const failureText = (error: unknown): string =>
  error instanceof ApiError && (error.status === 409 || error.status === 429)
    ? error.message
    : 'Die Vorschau konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';

/** State of the choice of an exchange's mapping, with a preview of each choice. */
export function useMapping(id: number) {
  const [read, setRead] = useState<MappingPreview>();
  const [kept, setKept] = useState<Mapping | null>(null);
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const asked = useRef(0);

  /** If several previews are loading, only the last requested one is shown. */
  async function load(wanted: Mapping | null | undefined): Promise<void> {
    asked.current += 1;
    const own = asked.current;
    setIsBusy(true);
    try {
      const answer = await preview(id, wanted);
      if (own !== asked.current) return;
      setRead(answer);
      setProblem('');
      if (wanted !== undefined) return;
      setKept(answer.mapping);
      setChosen(answer.mapping);
    } catch (error) {
      if (own === asked.current) setProblem(failureText(error));
    } finally {
      if (own === asked.current) setIsBusy(false);
    }
  }

  function choose(mapping: Mapping | null): void {
    setChosen(mapping);
    void load(mapping);
  }

  /** @param since time of the exchange's last change */
  async function keep(mapping: Mapping | null, since: string): Promise<string> {
    const { last_updated } = await save(id, mapping, since);
    setKept(mapping);
    setChosen(mapping);
    setRead((before) => before && { ...before, last_updated });
    return last_updated;
  }

  async function submit(): Promise<void> {
    if (read === undefined) return;
    const former = kept;
    let since = read.last_updated;
    const isDone = await runAction(async () => {
      since = await keep(chosen, since);
    });
    if (!isDone) return;
    offerUndo('Zuordnung gespeichert. Sie gilt ab dem nächsten Lauf.', async () => {
      await keep(former, since);
      await load(former);
    });
  }

  const isChanged = !isSame(kept, chosen);
  return { read, kept, chosen, problem, isBusy, isChanged, load, choose, submit };
}
