import { postEnquiry } from '@lehrpfad/contract/enquiries/enquiries.ts';
import { callerAddress } from '../../core/security/caller-address.ts';
import type { Api } from '../../core/http/api.ts';
import { enquire, type EnquiringParts } from './enquiring.ts';

export function registerEnquiries(api: Api, parts: EnquiringParts): void {
  api.answer(postEnquiry, async ({ body, request }) => {
    await enquire(parts, body, callerAddress(request));
    return {};
  });
}
