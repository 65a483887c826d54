import { randomUUID } from 'node:crypto';
import { activities } from '../../jobs/activities.ts';
import { setAsideError } from '@lehrpfad/contract/core/operations/mails-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Links } from '../../http/links.ts';
import { RefusedMail, type Deliver } from './delivery.ts';
import { htmlOf, textOf } from '../layout.ts';
import { claimMail, markNotSent, markSent, type ClaimedMail } from './queue.ts';
import type { FromAddress } from '../settings.ts';

export interface MailSenderOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly from: FromAddress;
  readonly links: Links;
  readonly onError: (error: unknown) => void;
  /** How long a running delivery may take when the server stops. */
  readonly graceMs?: number;
}

const minuteMs = 60_000;
/** Delays after each failed attempt; after one more attempt the mail has failed for good. */
const retryAfterMinutes = [1, 5, 15, 60, 4 * 60, 12 * 60];
/** Time limit of an attempt. */
const attemptMs = 2 * minuteMs;
/** Longer than any attempt; the mails of a dead process are claimed again after this time. */
export const leaseMs = 5 * minuteMs;
const defaultGraceMs = 10_000;
const maxReasonLength = 500;
/** After this many processes have died while they sent a mail, it is not retried until an administrator requests it. */
const maxCrashes = 2;

const sending = activities.kind({ what: 'mail', ids: ['mail'] });

/** Returns the mail server's message on one line; for administrators, not for the log, because it may contain the recipient. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : 'unbekannt';
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, maxReasonLength);
}

/** Returns an error for the log: it names the mail and the kind of fault, but no address. */
function reported(mail: ClaimedMail, error: unknown): Error {
  const fault = (error instanceof Error && error.cause ? error.cause : error) as {
    code?: unknown;
    responseCode?: unknown;
  };
  const codes = [fault.code, fault.responseCode].filter((code) => code !== undefined).join(' ');
  return new Error(
    `Mail ${mail.id} (${mail.kind}) was not taken at attempt ${mail.attempts}: ${codes || 'no code'}`,
  );
}

/**
 * Sends queued mails, each at least once. The database wakes it when a mail is committed; the owner also calls `run` regularly for
 * retries. Several processes may run at once.
 */
export class MailSender {
  readonly #options: MailSenderOptions;
  readonly #stop = new AbortController();
  #stopping = false;
  #isWaiting = false;
  #turn: Promise<void> = Promise.resolve();
  #unlisten: (() => Promise<void>) | undefined;

  constructor(options: MailSenderOptions) {
    this.#options = options;
  }

  /** Sends waiting mails, and from then on new ones. */
  async start(): Promise<void> {
    this.#unlisten = await this.#options.database.listen('mails', () => this.#wake());
    this.#wake();
  }

  /** Sends all due mails, one after the other. */
  run(): Promise<void> {
    const mine = this.#turn.then(() => this.#sendDue());
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  /** Stops the sender; never fails. A running delivery gets a moment; an aborted one is retried later. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#unlisten?.().catch(this.#options.onError);
    const timer = setTimeout(() => this.#stop.abort(), this.#options.graceMs ?? defaultGraceMs);
    await this.#turn;
    clearTimeout(timer);
  }

  /** Starts a run unless one is already waiting: that one sends the mails of all notifications since. */
  #wake(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    void this.run().catch(this.#options.onError);
  }

  async #sendDue(): Promise<void> {
    this.#isWaiting = false;
    while (!this.#stopping) {
      const mail = await this.#claim();
      if (!mail) return;
      await activities.during(sending, [mail.id], () => this.#send(mail));
    }
  }

  #claim(): Promise<ClaimedMail | undefined> {
    const { database, clock, links } = this.#options;
    const now = clock();
    const host = new URL(links.to('/')).hostname;
    return claimMail(database, {
      now,
      leaseEnds: new Date(now.getTime() + leaseMs),
      newMessageId: `${randomUUID()}@${host}`,
    });
  }

  async #send(mail: ClaimedMail): Promise<void> {
    const { database, clock, onError } = this.#options;
    if (mail.deaths >= maxCrashes) {
      onError(
        new Error(`Mail ${mail.id} (${mail.kind}) is set aside: the server died twice sending it`),
      );
      await markNotSent(database, mail, { reason: setAsideError, tryAt: undefined });
      return;
    }
    try {
      await this.#deliver(mail);
    } catch (error) {
      await this.#giveBack(mail, error);
      return;
    }
    await markSent(database, mail, clock());
  }

  async #deliver(mail: ClaimedMail): Promise<void> {
    const { id, messageId, createdAt, to, replyTo, unsubscribeUrl, subject, body, language } = mail;
    const { deliver, from, links } = this.#options;
    const content = { subject, body, replyTo, language, home: links.to('/') };
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(attemptMs)]);
    const date = new Date(createdAt);
    const parts = { text: textOf(content), html: htmlOf(content) };
    const headers = { messageId, date, from, to, replyTo, unsubscribeUrl, subject };
    await deliver({ id, ...headers, ...parts }, signal);
  }

  async #giveBack(mail: ClaimedMail, error: unknown): Promise<void> {
    const { database, clock, onError } = this.#options;
    const minutes = retryAfterMinutes[mail.attempts - 1];
    const isOver = error instanceof RefusedMail || minutes === undefined;
    const tryAt = isOver ? undefined : new Date(clock().getTime() + minutes * minuteMs);
    onError(reported(mail, error));
    await markNotSent(database, mail, { reason: reasonOf(error), tryAt });
  }
}
