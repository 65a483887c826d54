import type {
  beginPasskeyConfirmation,
  confirmIdentity,
  readTwoStep,
  TwoStep,
} from '@lehrpfad/contract/accounts/two-step.ts';
import type { SecondStepMethod } from '@lehrpfad/contract/core/second-step.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { queryClient } from '../../../core/data/query-client.ts';

const twoStepQuery = queryOptions({
  queryKey: ['own-two-step'],
  queryFn: ({ signal }) =>
    call<typeof readTwoStep>('GET user/own/two-step/', {
      signal,
      shape: { policy: 'off', passkeys: [{ id: 0, name: '' }], recovery_codes: 0 },
    }),
});

export const useTwoStep = () => useQuery(twoStepQuery);

export const reloadTwoStep = () => queryClient.invalidateQueries(twoStepQuery);

export const hasSecondStep = ({ totp, passkeys }: TwoStep): boolean =>
  totp !== null || passkeys.length > 0;

/** Returns the methods by which an account confirms its identity; none if its password does. */
export function methodsOf(twoStep: TwoStep): SecondStepMethod[] {
  if (twoStep.policy === 'off' || !hasSecondStep(twoStep)) return [];
  return [
    ...(twoStep.passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(twoStep.totp === null ? [] : (['totp'] as const)),
    ...(twoStep.recovery_codes > 0 ? (['recovery'] as const) : []),
  ];
}

type Given = NonNullable<Parameters<typeof call<typeof confirmIdentity>>[1]>['body'];

export const sendConfirmation = (body: NonNullable<Given>) =>
  call<typeof confirmIdentity>('POST user/own/confirm/', { body });

export const beginConfirmation = () =>
  call<typeof beginPasskeyConfirmation>('POST user/own/confirm/passkey/');
