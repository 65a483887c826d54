import { z } from 'zod';

/**
 * Header of a write that may have to be sent again because its answer was lost. The same key with the same content is answered as
 * the first time (draft-ietf-httpapi-idempotency-key-header).
 */
export const idempotencyHeader = 'Idempotency-Key';

/** A key is a UUID of the client's making. */
export const idempotencyKey = z.uuid().toLowerCase();
