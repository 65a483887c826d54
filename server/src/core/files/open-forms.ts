import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '../http/errors.ts';

/** Forms with files that a process handles at once: up to 10 MB each (editors' up to 40 MB), and twice that while they are assembled. */
const maxOpen = 24;
/** Limit per account, so that no account can block all others. */
const maxOpenOfAccount = 6;

/**
 * Limits how many forms are open, from their first byte until the response is sent or the client has disconnected.
 * @returns a function that throws 503 if too many are open; the rest of the request is then discarded
 */
export function limitOpenForms(): (request: FastifyRequest, reply: FastifyReply) => void {
  const open = new Map<number | string, number>();
  let all = 0;
  return ({ caller, ip, raw }, reply) => {
    // The close event has already fired and would be missed.
    if (reply.raw.closed) throw busy();
    const sender = caller?.userId ?? ip;
    const own = open.get(sender) ?? 0;
    if (all >= maxOpen || own >= maxOpenOfAccount) {
      raw.resume();
      throw busy();
    }
    all += 1;
    open.set(sender, own + 1);
    reply.raw.once('close', () => {
      all -= 1;
      const left = (open.get(sender) ?? 0) - 1;
      if (left > 0) open.set(sender, left);
      else open.delete(sender);
    });
  };
}
