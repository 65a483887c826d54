import type { OperatorData, readOperator } from '@lehrpfad/contract/pages/operator.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import type { Sample } from '../../../core/api/answer-shape.ts';

/** What the pages cannot do without. */
const sample: Sample<OperatorData> = {
  name: '',
  address: '',
  email: '',
  retention: { log_days: 0 },
};

/** Who runs the board. It changes with a restart of the server only. */
export function useOperator() {
  return useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => call<typeof readOperator>('GET operator/', { signal, shape: sample }),
    staleTime: Infinity,
  });
}
