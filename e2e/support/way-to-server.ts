import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy to the server that can be stopped, like a lost network: no request gets a response any more. */
export interface WayToServer {
  readonly url: string;
  cut(): Promise<void>;
  /** Forwards requests again, at the same address. */
  open(): Promise<void>;
}

/** Starts a proxy with its own address that forwards requests to the server. */
export async function openWay(to: string): Promise<WayToServer> {
  const { hostname, port } = new URL(to);
  const way = createServer((incoming, outgoing) => {
    const { method, headers, url: path } = incoming;
    const passed = request({ hostname, port, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => way.listen(at, 'localhost', resolve));
  await listen(0);
  const { port: own } = way.address() as AddressInfo;
  let isCut = false;
  return {
    url: `http://localhost:${own}`,
    async open() {
      if (isCut) await listen(own);
      isCut = false;
    },
    async cut() {
      if (isCut) return;
      isCut = true;
      const closed = new Promise((resolve) => way.close(resolve));
      way.closeAllConnections();
      await closed;
    },
  };
}
