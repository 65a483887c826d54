import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterTestFile } from '../database/test-database.ts';

/** A mail server that keeps the received mails. */
export interface TestSmtpServer {
  readonly url: string;
  readonly port: number;
  readonly received: Email[];
  /** Its responses from now on; undefined accepts the mail. */
  answer: { recipient?: Error | undefined; data?: Error | undefined };
  close(): Promise<void>;
}

/** Creates the error with which the mail server refuses a mail. */
export function smtpAnswer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** @param options may set the port, for a server that starts again */
export async function testSmtpServer(
  options: SMTPServerOptions & { port?: number } = {},
): Promise<TestSmtpServer> {
  const received: Email[] = [];
  const answer: TestSmtpServer['answer'] = {};
  const server = new SMTPServer({
    // No client trusts its certificate.
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    disableReverseLookup: true,
    onRcptTo: (_address, _session, callback) => callback(answer.recipient),
    onData: (stream, _session, callback) => {
      const take = async () => {
        const mail = await PostalMime.parse(await buffer(stream));
        if (answer.data) throw answer.data;
        received.push(mail);
      };
      callbackify(take)((error) => callback(error));
    },
    ...options,
  });
  // Tests also cover clients that disconnect early.
  server.on('error', () => undefined);
  await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= new Promise((resolve) => server.close(() => resolve())));
  afterTestFile(close);
  return { url: `smtp://127.0.0.1:${port}`, port, received, answer, close };
}
