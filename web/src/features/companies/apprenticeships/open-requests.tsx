import type { ApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { askedNames, openRequestsOf } from './apprenticeship-request.ts';

interface OpenRequestsProps {
  readonly requests: readonly ApprenticeshipRequest[];
  readonly branchIds: readonly number[];
}

/** Lists the open requests of branches; renders nothing if there are none. */
export function OpenRequests({ requests, branchIds }: OpenRequestsProps) {
  const names = branchIds.flatMap((id) => openRequestsOf(requests, id).flatMap(askedNames));
  if (names.length === 0) return null;
  return <p>Schon angefragt und noch nicht entschieden: {[...new Set(names)].join(', ')}.</p>;
}
