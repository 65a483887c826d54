import type { OperatorData, readOperator } from '@lehrpfad/contract/pages/operator.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import type { Sample } from '../../../core/api/answer-shape.ts';

/** The fields that the pages need. */
const sample: Sample<OperatorData> = {
  name: '',
  address: '',
  email: '',
  retention: { log_days: 0 },
};

/** Reads the operator of the board. The data change only with a restart of the server. */
export function useOperator() {
  return useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => call<typeof readOperator>('GET operator/', { signal, shape: sample }),
    staleTime: Infinity,
  });
}
