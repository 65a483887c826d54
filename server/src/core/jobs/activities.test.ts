import { expect, it } from 'vitest';
import { Activities, runningActivities } from './activities.ts';

it('tells what is in hand with its ids, and no more once it is over', async () => {
  const activities = new Activities();
  const request = activities.kind({ what: 'GET /api/v1/search/', ids: ['reqId'] });
  const run = activities.kind({ what: 'import', ids: ['run', 'exchange'] });
  const told = () => runningActivities(activities.memory, activities.kinds);
  const slot = activities.begin(request, 0xf00d_cafe);
  await activities.during(run, [12, 3], async () => {
    expect(told()).toEqual(
      expect.arrayContaining([
        { what: 'GET /api/v1/search/', reqId: 'f00dcafe', seconds: expect.any(Number) },
        { what: 'import', run: 12, exchange: 3, seconds: expect.any(Number) },
      ]),
    );
  });
  expect(told()).toHaveLength(1);
  activities.end(slot);
  expect(told()).toEqual([]);
});

it('is over where the work fails, too', async () => {
  const activities = new Activities();
  const kind = activities.kind({ what: 'job' });
  const failing = activities.during(kind, [], () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  expect(runningActivities(activities.memory, activities.kinds)).toEqual([]);
});

it('keeps to its memory where more is in hand than it holds, and forgets none that ends', () => {
  const activities = new Activities();
  const kind = activities.kind({ what: 'GET /' });
  const begun = Array.from({ length: 2000 }, () => activities.begin(kind));
  expect(runningActivities(activities.memory, activities.kinds)).toHaveLength(512);
  for (const slot of begun) activities.end(slot);
  expect(runningActivities(activities.memory, activities.kinds)).toEqual([]);
  expect(activities.begin(kind)).not.toBe(-1);
});
