import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../../../core/security/caller-address.ts';
import { hostCookie } from '../../../core/http/host-cookie.ts';
import { deviceDays } from './known-devices-store.ts';

const cookieName = 'known-device';

/** Origin of a password: the caller's address, and the value of the device's cookie. */
export interface Origin {
  readonly address: string;
  readonly device: string | undefined;
}

/** The cookie by which a device is recognised after its first login. Scripts cannot read it. */
export class DeviceCookie {
  readonly #name: string;

  /** @param publicUrl public address of the board */
  constructor(publicUrl: string | undefined) {
    this.#name = hostCookie(cookieName, publicUrl);
  }

  originOf(request: FastifyRequest): Origin {
    const device = request.cookies[this.#name];
    const isOurs = device !== undefined && /^[\w-]{43}$/.test(device);
    return { address: callerAddress(request), device: isOurs ? device : undefined };
  }

  /** Stores a value on the device for half a year from now. */
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
