import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '../http/errors.ts';

/** Forms with files that one process holds at once: up to 10 MB each, those of editors 40 MB, twice that while they are put together. */
const mostOpen = 24;
/** Of these, an account's: nobody keeps all others from sending theirs. */
const mostOfOne = 6;

/**
 * Counts forms from their first byte until they are answered or the sender has gone.
 * @returns throws 503 where too many are open; what is sent then is dropped
 */
export function limitOpenForms(): (request: FastifyRequest, reply: FastifyReply) => void {
  const open = new Map<number | string, number>();
  let all = 0;
  return ({ caller, ip, raw }, reply) => {
    // Its end has been told already and would not be heard.
    if (reply.raw.closed) throw busy();
    const sender = caller?.userId ?? ip;
    const own = open.get(sender) ?? 0;
    if (all >= mostOpen || own >= mostOfOne) {
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
