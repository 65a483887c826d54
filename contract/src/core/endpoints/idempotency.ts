import { z } from 'zod';

/**
 * Header of a write that may have to be sent again because its response was lost. A request with the same key and content gets the same
 * response as the first one (draft-ietf-httpapi-idempotency-key-header).
 */
export const idempotencyHeader = 'Idempotency-Key';

/** A key is a UUID that the client generates. */
export const idempotencyKey = z.uuid().toLowerCase();
