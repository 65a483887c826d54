import type { APIRequestContext } from '@playwright/test';
import { expect } from '../support/test.ts';
import { newLogo } from './event-model.ts';
import type { FormContent } from './form-model.ts';

/** Addresses of the logos that have been stored so far: one that is chosen anew has another. */
export class StoredLogos {
  readonly #known = new Set<string>();

  note(entries: Iterable<FormContent>): void {
    for (const { files } of entries) for (const logo of files) this.#known.add(logo);
  }

  /**
   * What was sent as it is stored: with the address of a logo that has just been chosen, which is there, and another than all before.
   * @param stored reads what the server has of the event
   */
  async stored(
    request: APIRequestContext,
    sent: FormContent,
    stored: () => Promise<FormContent | undefined>,
  ): Promise<FormContent> {
    if (!sent.files.includes(newLogo)) return sent;
    const logo = (await stored())?.files[0] ?? '';
    expect(logo, 'the logo that was chosen').toMatch(/^\/media\//);
    expect([...this.#known], 'the logos of before').not.toContain(logo);
    expect((await request.get(logo)).status(), logo).toBe(200);
    return { ...sent, files: [logo] };
  }
}
