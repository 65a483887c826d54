import { postEnquiry } from '@lehrpfad/contract/enquiries.ts';
import { callerAddress } from '../../floor/caller-address.ts';
import type { Api } from '../../floor/api.ts';
import { enquire, type EnquiringParts } from './enquiring.ts';

export function registerEnquiries(api: Api, parts: EnquiringParts): void {
  api.answer(postEnquiry, async ({ body, request }) => {
    await enquire(parts, body, callerAddress(request));
    return {};
  });
}
