import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { town } from './region-names.ts';
import { stateName } from '@lehrpfad/regions/parts/names.ts';

export interface FeedAd {
  readonly id: string;
  readonly title: string;
  readonly company: string;
}

/** An ad as a record of the feed. */
export const jobOf = ({ id, title, company }: FeedAd): string => `
  <job>
    <title><![CDATA[${title}]]></title>
    <date>2026-11-10</date>
    <referencenumber>${id}</referencenumber>
    <url>https://feed.example/stelle/${id}</url>
    <company><![CDATA[${company}]]></company>
    <city>${town.name}</city>
    <state>${stateName}</state>
    <country>DE</country>
    <postalcode>${town.postcode}</postalcode>
    <streetaddress>Breite Straße 7</streetaddress>
    <description><![CDATA[<p>Du lernst hier ein Handwerk.</p>]]></description>
    <jobtype>Ausbildung</jobtype>
  </job>`;

/** An exchange on this machine in the format that Indeed reads. The settings of the server under test must allow reading from this machine. */
export class Feed {
  ads: readonly FeedAd[] = [];
  /** Writes a record; sources may change their format from one day to the next. */
  write: (ad: FeedAd) => string = jobOf;
  /** Generates endless ads after those of the list, as long as the client reads; undefined for none. */
  endless: ((number: number) => FeedAd) | undefined;
  readonly #server = createServer((_request, response) => {
    void this.#released.then(() => this.#answer(response));
  });
  #released: Promise<void> = Promise.resolve();

  async #answer(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8' });
    response.write('<?xml version="1.0" encoding="UTF-8"?>\n<source>');
    response.write(this.ads.map((ad) => this.write(ad)).join(''));
    if (this.endless !== undefined) await this.#writeWithoutEnd(response, this.endless);
    response.end('</source>');
  }

  async #writeWithoutEnd(response: ServerResponse, adOf: (number: number) => FeedAd) {
    for (let number = 0; !response.destroyed; number += 1) {
      if (response.write(this.write(adOf(number)))) continue;
      await new Promise<void>((resolve) => {
        const goOn = () => {
          response.off('drain', goOn).off('close', goOn);
          resolve();
        };
        response.on('drain', goOn).on('close', goOn);
      });
    }
  }

  /** @returns its address */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/stellen.xml`;
  }

  /** Delays all responses until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#released = promise;
    return resolve;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
