import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  beginTotp,
  confirmIdentity,
  confirmTotp,
  readTwoStep,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  resetTwoStep,
} from '@lehrpfad/contract/accounts/two-step.ts';
import type { Api } from '../../../core/http/api.ts';
import type { AccountDeps } from '../deps.ts';
import type { DeviceCookie } from '../login/known-device.ts';
import { IdentityConfirmation } from './identity-confirmation.ts';
import { OwnSecondStep } from './own-second-step.ts';
import { resetSecondStep } from './reset.ts';

/** Registers the endpoints for the second step of the own account, and its reset by administrators. */
export function registerSecondStep(api: Api, deps: AccountDeps, cookie: DeviceCookie): void {
  const own = new OwnSecondStep(deps);
  const confirming = new IdentityConfirmation(deps);
  api.handle(readTwoStep, ({ caller }) => own.read(caller));
  api.handle(beginTotp, ({ caller }) => own.beginTotp(caller));
  api.handle(confirmTotp, ({ caller, body }) => own.confirmTotp(caller, body.code));
  api.handle(removeTotp, async ({ caller }) => {
    await own.removeTotp(caller);
    return {};
  });
  api.handle(beginPasskey, async ({ caller }) => ({ ...(await own.beginPasskey(caller)) }));
  api.handle(addPasskey, ({ caller, body }) => own.addPasskey(caller, body.name, body.passkey));
  api.handle(removePasskey, async ({ caller, params }) => {
    await own.removePasskey(caller, params.id);
    return {};
  });
  api.handle(renewRecoveryCodes, ({ caller }) => own.renewCodes(caller));
  api.handle(beginPasskeyConfirmation, async ({ caller }) => ({
    ...(await confirming.beginPasskey(caller)),
  }));
  api.handle(confirmIdentity, async ({ caller, body, request }) => {
    await confirming.confirm(caller, body, cookie.originOf(request));
    return {};
  });
  api.handle(resetTwoStep, async ({ caller, params }) => {
    await resetSecondStep(deps, caller, params.id);
    return {};
  });
}
