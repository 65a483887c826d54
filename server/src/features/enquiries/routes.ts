import { postEnquiry } from '@lehrpfad/contract/enquiries/enquiries.ts';
import { callerAddress } from '../../core/security/caller-address.ts';
import type { Api } from '../../core/http/api.ts';
import { enquire, type EnquiringDeps } from './service.ts';

export function registerEnquiries(api: Api, deps: EnquiringDeps): void {
  api.handle(postEnquiry, async ({ body, request }) => {
    await enquire(deps, body, callerAddress(request));
    return {};
  });
}
