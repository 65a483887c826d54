import { postAlert } from '@lehrpfad/contract/alerts/alerts.ts';
import type { Api } from '../../core/http/api.ts';
import { callerAddress } from '../../core/security/caller-address.ts';
import { askForAlert, type AlertDeps } from './service.ts';

export function registerAlerts(api: Api, deps: AlertDeps): void {
  api.handle(postAlert, async ({ body, request }) => {
    await askForAlert(deps, body, callerAddress(request));
    return {};
  });
}
