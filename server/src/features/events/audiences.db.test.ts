import { beforeAll, describe, expect, it } from 'vitest';
import { eventsTest, type EventsTest } from './own-events.fixture.ts';

let test: EventsTest;

beforeAll(async () => {
  test = await eventsTest();
});

const publicOne = async (id: number) => {
  const { body } = await test.app.get('events/');
  return body.find((event: { id: number }) => event.id === id);
};

describe('the audience of an event', () => {
  it('is returned in the order of the options, and is empty by default', async () => {
    const id = await test.post({ audiences: ['teachers', 'pupils', 'pupils'] });
    await test.setStatus(id, 2);
    expect((await publicOne(id)).audiences).toEqual(['pupils', 'teachers']);
    const open = await test.post();
    await test.setStatus(open, 2);
    expect((await publicOne(open)).audiences).toEqual([]);
  });

  it('is refused if it is none of the options', async () => {
    const sent = { title: 'x', start_date: '2026-12-05', end_date: '2026-12-05' };
    const { status, body } = await test.app.post(
      'events/post/',
      { ...sent, Company: test.company, audiences: ['cats'] },
      test.asCompany,
    );
    expect([status, body.errors]).toEqual([
      400,
      { audiences: ['Bitte nur Angaben aus der Liste wählen.'] },
    ]);
  });

  it('waits with a new version for an editor, who is shown both', async () => {
    const id = await test.post({ audiences: ['pupils'] });
    await test.setStatus(id, 2);
    const same = await test.app.patch(
      `events/patch/${id}/`,
      { audiences: ['pupils'] },
      test.asCompany,
    );
    expect([same.status, same.body.new_version]).toEqual([200, null]);
    const { body } = await test.app.patch(
      `events/patch/${id}/`,
      { audiences: ['parents'] },
      test.asCompany,
    );
    expect(body.audiences).toEqual(['pupils']);
    expect(body.new_version.audiences).toEqual(['parents']);
    expect((await publicOne(id)).audiences).toEqual(['pupils']);
    const accepted = await test.app.patch(
      `events/editor/patch/${id}/`,
      { status: 2 },
      test.asEditor,
    );
    expect(accepted.status).toBe(200);
    expect((await publicOne(id)).audiences).toEqual(['parents']);
  });
});
