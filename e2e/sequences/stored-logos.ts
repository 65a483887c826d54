import type { APIRequestContext } from '@playwright/test';
import { expect } from '../support/test.ts';
import { newLogo } from './event-model.ts';
import type { FormContent } from './form-model.ts';

/** URLs of all logos stored so far: a newly chosen logo must get another URL. */
export class StoredLogos {
  readonly #known = new Set<string>();

  note(entries: Iterable<FormContent>): void {
    for (const { files } of entries) for (const logo of files) this.#known.add(logo);
  }

  /**
   * Returns the sent content as it is stored: with the URL of a newly chosen logo, which must exist and differ from all earlier ones.
   * @param stored reads the event's content from the server
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
