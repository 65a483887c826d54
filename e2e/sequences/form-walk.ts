import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { keepLogin, openSession } from '../support/login.ts';
import { answerPrompts } from '../support/prompts.ts';
import { expect } from '../support/test.ts';
import type { FormContent, OpenForm } from './form-model.ts';
import type { FormPage } from './form-page.ts';
import type { Action, Random } from './walk.ts';

export interface Setup {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly request: APIRequestContext;
  readonly random: Random;
}

/** Account of the user of the form. */
interface Login {
  readonly email: string;
  readonly password: string;
}

/** A user at a form: the browser, and a model of the expected content. */
export abstract class FormWalk<Tab extends FormPage = FormPage> {
  readonly setup: Setup;
  readonly login: Login;
  readonly tab: Tab;
  /** Expected stored contents by id, in the format of the form. */
  readonly entries = new Map<number, FormContent>();
  /** The entry that is open beside the list. */
  opened: number | undefined;
  openForm: OpenForm | undefined;
  isOnline = true;
  /** Whether another person has changed an entry since the browser read the list. */
  isListOld = false;
  /** Addresses of the calls that write. */
  abstract readonly writes: RegExp;
  readonly maxFiles: number = 3;
  /** Maximum number of entries; then no new ones are begun. */
  readonly maxEntries: number = Infinity;
  /** Whether the text is required. */
  readonly needsText: boolean = false;
  /** Whether the server saves drafts of new entries. */
  readonly keepsDrafts: boolean = false;
  /** Actions besides those of all forms. */
  readonly furtherActions: readonly Action[] = [];
  readonly #formPage: (page: Page) => Tab;
  #names = 0;

  protected constructor(setup: Setup, login: Login, formPage: (page: Page) => Tab) {
    this.setup = setup;
    this.login = login;
    this.#formPage = formPage;
    this.tab = this.pageIn(setup.page);
  }

  /** Reads the stored contents by id. */
  abstract readStored(): Promise<ReadonlyMap<number, FormContent>>;

  /** Opens the list in the browser. The browser gets a separate session, because the walk ends it but still reads with its own. */
  protected async come(): Promise<void> {
    const { page, request } = this.setup;
    const { email, password } = this.login;
    await keepLogin(page, await openSession(request, email, password));
    await this.tab.openList();
  }

  /** Returns the form in a tab that accepts the browser's dialog before a reload. */
  pageIn(page: Page): Tab {
    answerPrompts(page);
    // Without it an impossible step would wait until the end of the test.
    page.setDefaultTimeout(30_000);
    return this.#formPage(page);
  }

  /** Returns an unused name. */
  newName(what: string): string {
    this.#names += 1;
    return `${what} ${this.#names}`;
  }

  /** Fills in what is needed besides title and text. */
  async fillInNeeded(): Promise<void> {
    await this.tab.fillInNeeded();
  }

  newTitle(): string {
    return this.newName('Titel');
  }

  get form(): OpenForm {
    if (this.openForm === undefined) throw new Error('The model has no open form.');
    return this.openForm;
  }

  change(content: Partial<FormContent>): void {
    this.openForm = { ...this.form, content: { ...this.form.content, ...content } };
  }

  /** Records a content that the server has stored, from any sender. */
  async recordStored(id: number, content: FormContent): Promise<void> {
    this.entries.set(id, content);
    this.isListOld = false;
  }

  /** Records that the form was left without saving. */
  async recordLeft(): Promise<void> {
    this.openForm = undefined;
    await this.readListAnew();
  }

  /** Lets the browser reload an outdated list as soon as possible. */
  async readListAnew(): Promise<void> {
    if (!this.isListOld || !this.isOnline || this.openForm !== undefined) return;
    await this.setup.page.reload();
    this.isListOld = false;
  }

  /** Compares the stored and the shown contents with the model. */
  async check(): Promise<void> {
    const stored = await this.readStored();
    expect(Object.fromEntries(stored), 'what is stored').toEqual(Object.fromEntries(this.entries));
    if (this.openForm === undefined) {
      await expect(this.tab.form).toBeHidden();
      await expect(this.tab.begun, 'a draft outlives its form').toHaveCount(0);
      return;
    }
    await this.tab.expectContent(this.form.content);
  }
}
