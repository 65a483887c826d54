import { randomUUID } from 'node:crypto';
import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { callApi, demo, demoPassword, LastingSession } from '../support/login.ts';
import { FaqFormPage } from './faq-form-page.ts';
import { withoutTags, type FormContent } from './form-model.ts';
import { FormWalk, type Setup } from './form-walk.ts';

const contentOf = ({ title, description, files }: FaqEntry): FormContent => ({
  title,
  text: withoutTags(description),
  files: files.map(({ name }) => name).toSorted(),
});

/** An editor at the FAQ, which other tests read at the same time: the walk's own entries have a word in their titles. */
export class FaqWalk extends FormWalk {
  override readonly writes = /faq\/(?:post|patch)\//;
  override readonly needsText = true;
  readonly #word: string;
  readonly #session = new LastingSession(demo.editor);

  private constructor(setup: Setup, word: string) {
    super(setup, { email: demo.editor, password: demoPassword }, (page) => {
      return new FaqFormPage(page, word);
    });
    this.#word = word;
  }

  /** Begins with one entry, at the list. */
  static async begin(setup: Setup): Promise<FaqWalk> {
    const word = `frage-${randomUUID().slice(0, 8)}`;
    const walk = new FaqWalk(setup, word);
    const { access } = await walk.#session.read(setup.request);
    const entry = await callApi<FaqEntry>(setup.request, 'POST', 'faq/post/', {
      access,
      data: { title: walk.newTitle(), description: '<p>Fragen Sie uns.</p>' },
    });
    await walk.recordStored(entry.id, contentOf(entry));
    await walk.come();
    return walk;
  }

  override newTitle(): string {
    return `${super.newTitle()} ${this.#word}`;
  }

  override async readStored(): Promise<ReadonlyMap<number, FormContent>> {
    const { request } = this.setup;
    const { access } = await this.#session.read(request);
    const all = await callApi<FaqEntry[]>(request, 'GET', 'faq/', { access });
    const own = all.filter(({ title }) => title.includes(this.#word));
    return new Map(own.map((entry) => [entry.id, contentOf(entry)]));
  }
}
