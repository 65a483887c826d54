import { randomUUID } from 'node:crypto';
import {
  eventStatus,
  type EventStatus,
  type OwnEvent,
  type PublicEvent,
} from '@lehrpfad/contract/events/events.ts';
import { callApi, demo, demoPassword, LastingSession } from '../support/login.ts';
import { decide, inDays } from '../support/pages/own-events-page.ts';
import { expect } from '../support/test.ts';
import { EditorsEventFormPage } from './editors-event-form-page.ts';
import { digital } from './event-model.ts';
import { withoutTags, type FormContent } from './form-model.ts';
import { FormWalk, type Setup } from './form-walk.ts';
import { StoredLogos } from './stored-logos.ts';
import type { Action } from './walk.ts';

type Shown = Pick<PublicEvent, 'title' | 'description' | 'logo' | 'digital' | 'Address'>;

const contentOf = (event: Shown): FormContent => ({
  title: event.title,
  text: withoutTags(event.description),
  files: event.logo === null ? [] : [event.logo],
  place: event.digital ? digital : (event.Address?.street ?? ''),
});

/** An editor at events of the chambers; those of the walk have a word in their titles, and another editor decides on them in between. */
export class EditorsEventWalk extends FormWalk<EditorsEventFormPage> {
  override readonly writes = /events\/(?:post|patch)\//;
  override readonly maxFiles = 1;
  /** Number of entries that the browser's list shows at first. */
  override readonly maxEntries = 8;
  readonly #word: string;
  readonly #session = new LastingSession(demo.editor);
  readonly #standings = new Map<number, EventStatus>();
  readonly #logos = new StoredLogos();

  private constructor(setup: Setup, word: string) {
    super(setup, { email: demo.editor, password: demoPassword }, (page) => {
      return new EditorsEventFormPage(page, word);
    });
    this.#word = word;
  }

  /** Begins with one event, which is public, at the list. */
  static async begin(setup: Setup): Promise<EditorsEventWalk> {
    const walk = new EditorsEventWalk(setup, `messe-${randomUUID().slice(0, 8)}`);
    const { access } = await walk.#session.read(setup.request);
    const day = inDays(20);
    const event = await callApi<OwnEvent>(setup.request, 'POST', 'events/post/', {
      access,
      data: {
        title: walk.newTitle(),
        start_date: day,
        end_date: day,
        digital: true,
        description: '<p>Alle Kammern an einem Tag.</p>',
        weblink: '',
      },
    });
    await walk.recordStored(event.id, contentOf(event));
    await walk.come();
    return walk;
  }

  override readonly furtherActions: readonly Action[] = [
    {
      name: 'choose another place',
      weight: 2,
      // The town of a postcode comes from the server.
      isPossible: () => this.openForm !== undefined && this.isOnline,
      run: () => this.#choosePlace(),
    },
    {
      name: 'another editor decides',
      weight: 2,
      isPossible: () => this.isOnline && this.entries.size > 0,
      run: () => this.#decide(),
    },
  ];

  override newTitle(): string {
    return `${super.newTitle()} ${this.#word}`;
  }

  async #choosePlace(): Promise<string> {
    const isDigital = this.setup.random.chance(0.3);
    const place = isDigital ? digital : this.newName('Domplatz');
    await this.tab.choosePlace(place);
    this.change({ place });
    return place;
  }

  /** A form without changes needs a place besides the days. */
  override async fillInNeeded(): Promise<void> {
    await super.fillInNeeded();
    await this.#choosePlace();
  }

  /** Accepts or declines an open event, and undoes other decisions; the browser gets the change as described in `EventWalk`. */
  async #decide(): Promise<string> {
    const { request, random } = this.setup;
    const id = random.one([...this.entries.keys()]);
    const { accepted, declined, pending } = eventStatus;
    const isOpen = this.#standings.get(id) === pending;
    const status = isOpen ? random.one([accepted, accepted, declined]) : pending;
    await decide(request, id, status);
    this.#standings.set(id, status);
    const { openForm } = this;
    if (openForm?.entry === id) this.openForm = { ...openForm, isStale: true };
    this.isListOld = true;
    await this.readListAnew();
    return `event ${id} is ${status}`;
  }

  /** An editor's event is public at once; later saves keep the decision. */
  override async recordStored(id: number, sent: FormContent): Promise<void> {
    const stored = async () => (await this.readStored()).get(id);
    const content = await this.#logos.stored(this.setup.request, sent, stored);
    if (!this.#standings.has(id)) this.#standings.set(id, eventStatus.accepted);
    await super.recordStored(id, content);
  }

  async #readAll(): Promise<readonly OwnEvent[]> {
    const { request } = this.setup;
    const { access } = await this.#session.read(request);
    const path = `events/all/?search=${this.#word}`;
    return (await callApi<{ results: OwnEvent[] }>(request, 'GET', path, { access })).results;
  }

  override async readStored(): Promise<ReadonlyMap<number, FormContent>> {
    return new Map((await this.#readAll()).map((event) => [event.id, contentOf(event)]));
  }

  override async check(): Promise<void> {
    await super.check();
    const ids = [...this.entries.keys()];
    expect(
      Object.fromEntries((await this.#readAll()).map(({ id, status }) => [id, status])),
      'how the events stand',
    ).toEqual(Object.fromEntries(ids.map((id) => [id, this.#standings.get(id)])));
    const all = await callApi<PublicEvent[]>(this.setup.request, 'GET', 'events/');
    const shown = all.filter(({ title }) => title.includes(this.#word));
    const accepted = ids.filter((id) => this.#standings.get(id) === eventStatus.accepted);
    expect(
      Object.fromEntries(shown.map((event) => [event.id, contentOf(event)])),
      'what every visitor sees',
    ).toEqual(Object.fromEntries(accepted.map((id) => [id, this.entries.get(id)])));
    this.#logos.note(this.entries.values());
  }
}
