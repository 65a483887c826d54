import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../../../core/security/caller-address.ts';
import { hostCookie } from '../../../core/http/host-cookie.ts';
import { deviceDays } from './known-devices-store.ts';

const cookieName = 'known-device';

/** Where a password is typed: the caller's address, and what the cookie of the device holds. */
export interface Origin {
  readonly address: string;
  readonly device: string | undefined;
}

/** The cookie by which a device is known again, after the first login on it. No script can read it. */
export class DeviceCookie {
  readonly #name: string;

  /** @param publicUrl by which people reach the board */
  constructor(publicUrl: string | undefined) {
    this.#name = hostCookie(cookieName, publicUrl);
  }

  originOf(request: FastifyRequest): Origin {
    const device = request.cookies[this.#name];
    const isOurs = device !== undefined && /^[\w-]{43}$/.test(device);
    return { address: callerAddress(request), device: isOurs ? device : undefined };
  }

  /** Keeps a value on the device, from now on for half a year. */
  set(request: FastifyRequest, reply: FastifyReply, device: string): void {
    reply.setCookie(this.#name, device, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      maxAge: deviceDays * 24 * 3600,
      secure: this.#name !== cookieName || request.protocol === 'https',
    });
  }
}
