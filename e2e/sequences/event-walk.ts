import type { OwnEvent, PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { callApi, LastingSession } from '../support/login.ts';
import { decide, postEvent } from '../support/pages/own-events-page.ts';
import { expect } from '../support/test.ts';
import { EventFormPage } from './event-form-page.ts';
import * as model from './event-model.ts';
import { noContent, withoutTags, type FormContent } from './form-model.ts';
import { FormWalk, type Setup } from './form-walk.ts';
import { StoredLogos } from './stored-logos.ts';
import type { Action } from './walk.ts';

const contentOf = (event: Pick<OwnEvent, 'title' | 'description' | 'logo'>): FormContent => ({
  title: event.title,
  text: withoutTags(event.description),
  files: event.logo === null ? [] : [event.logo],
});

const states = { 1: 'pending', 2: 'accepted', 3: 'declined' } as Readonly<Record<number, string>>;

/** A company at its events, which an editor decides on in between. */
export class EventWalk extends FormWalk<EventFormPage> {
  override readonly writes = /events\/(?:post|patch)\//;
  override readonly maxFiles = 1;
  readonly #company: FreshCompany;
  readonly #session: LastingSession;
  readonly #standings = new Map<number, model.Standing>();
  readonly #logos = new StoredLogos();

  private constructor(setup: Setup, company: FreshCompany) {
    super(setup, company, (page) => new EventFormPage(page));
    this.#company = company;
    this.#session = new LastingSession(company.email, company.password);
  }

  /** Begins with a company that has one event, which is public, at the list of its events. */
  static async begin(setup: Setup): Promise<EventWalk> {
    const company = await freshCompany(setup.request);
    const walk = new EventWalk(setup, company);
    const event = await postEvent(setup.request, company, { title: walk.newTitle() });
    await walk.recordStored(event.id, contentOf(event));
    await decide(setup.request, event.id, 2);
    walk.#recordDecision(event.id, true);
    await walk.come();
    return walk;
  }

  override readonly furtherActions: readonly Action[] = [
    {
      name: 'an editor decides',
      weight: 4,
      isPossible: () => this.isOnline && this.#inReview.length > 0,
      run: () => this.#decide(),
    },
    {
      name: 'take the new version back',
      weight: 1,
      isPossible: () => this.openForm === undefined && this.isOnline && this.#revised.length > 0,
      run: () => this.#withdraw(),
    },
  ];

  #idsOf(which: (standing: model.Standing) => boolean): readonly number[] {
    const ids = [...this.entries.keys()];
    return ids.filter((id) => which(this.#standings.get(id) ?? { state: 'declined' }));
  }

  get #inReview(): readonly number[] {
    return this.#idsOf(model.isInReview);
  }

  get #revised(): readonly number[] {
    return this.#idsOf(({ version }) => version !== undefined);
  }

  #recordDecision(id: number, accepts: boolean): void {
    const standing = this.#standings.get(id);
    if (standing === undefined) throw new Error('The model does not know that event.');
    const latest = this.entries.get(id) ?? noContent;
    this.#standings.set(id, model.afterDecision(standing, latest, accepts));
  }

  /** The browser gets the change when it reloads the list, or when a save is refused. */
  async #decide(): Promise<string> {
    const { request, random } = this.setup;
    const id = random.one(this.#inReview);
    const accepts = random.chance(0.7);
    await decide(request, id, accepts ? 2 : 3);
    this.#recordDecision(id, accepts);
    const { openForm } = this;
    if (openForm?.entry === id) this.openForm = { ...openForm, isStale: true };
    this.isListOld = true;
    await this.readListAnew();
    return accepts ? 'accepts' : 'declines';
  }

  async #withdraw(): Promise<void> {
    const id = this.setup.random.one(this.#revised);
    if (id !== this.opened) await this.tab.openEntry(id);
    await this.tab.withdraw();
    this.opened = id;
    const { state, shown } = this.#standings.get(id) ?? { state: 'accepted' as const };
    this.entries.set(id, shown ?? noContent);
    this.#standings.set(id, { state, ...(shown && { shown }) });
  }

  override async recordStored(id: number, sent: FormContent): Promise<void> {
    const stored = async () => (await this.readStored()).get(id);
    const content = await this.#logos.stored(this.setup.request, sent, stored);
    const standing = model.afterSave(this.#standings.get(id), this.entries.get(id), content);
    this.#standings.set(id, standing);
    await super.recordStored(id, content);
  }

  async #readOwn(): Promise<readonly OwnEvent[]> {
    const { request } = this.setup;
    const { access } = await this.#session.read(request);
    return callApi<OwnEvent[]>(request, 'GET', 'events/own/', { access });
  }

  override async readStored(): Promise<ReadonlyMap<number, FormContent>> {
    const events = await this.#readOwn();
    return new Map(events.map((event) => [event.id, contentOf(event.new_version ?? event)]));
  }

  override async check(): Promise<void> {
    await super.check();
    const standings = [...this.entries.keys()].map((id) => [id, this.#standings.get(id)] as const);
    const own = await this.#readOwn();
    const stands = own.map(({ id, status, new_version: version }) => [
      id,
      [states[status], version && states[version.status]],
    ]);
    expect(Object.fromEntries(stands), 'how the events stand').toEqual(
      Object.fromEntries(standings.map(([id, one]) => [id, [one?.state, one?.version ?? null]])),
    );
    const all = await callApi<PublicEvent[]>(this.setup.request, 'GET', 'events/');
    const shown = all.filter(({ Company }) => Company?.id === this.#company.company.id);
    expect(
      Object.fromEntries(shown.map((event) => [event.id, contentOf(event)])),
      'what every visitor sees',
    ).toEqual(
      Object.fromEntries(standings.flatMap(([id, one]) => (one?.shown ? [[id, one.shown]] : []))),
    );
    this.#logos.note(this.entries.values());
  }
}
