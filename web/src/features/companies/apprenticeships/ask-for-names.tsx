import { Button } from '../../../core/ui/controls/button.tsx';
import { OpenRequests } from './open-requests.tsx';
import { useOwnRequests } from './own-queries.ts';

interface AskForNamesProps {
  readonly branchIds: readonly number[];
  readonly onAsk: () => void;
}

/** Hint below a job name for the case that the branches may not train for the right one. */
export function AskForNames({ branchIds, onAsk }: AskForNamesProps) {
  const { data: requests = [] } = useOwnRequests();
  return (
    <div className="mt-2 text-hint">
      <OpenRequests requests={requests} branchIds={branchIds} />
      <div className="row gap-2 mt-2">
        <p>Ihr Beruf ist nicht dabei?</p>
        <Button variant="default" onClick={onAsk}>
          Berufe anfragen
        </Button>
      </div>
    </div>
  );
}
