import { listPublicEvents } from '@lehrpfad/contract/events.ts';
import type { Api } from '../../floor/api.ts';
import type { Clock } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';
import { mediaPath } from '../../floor/files.ts';
import { publicEvents } from './store.ts';

export function registerEvents(api: Api, db: Queries, clock: Clock): void {
  api.answer(listPublicEvents, async () => {
    const events = await publicEvents(db, clock());
    return events.map((event) => ({ ...event, logo: mediaPath(event.logo) }));
  });
}
