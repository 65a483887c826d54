import { expect, it } from 'vitest';
import { MetricSet } from './metric-set.ts';
import { mergeMetrics } from './merge-metrics.ts';

function metricsOf(ads: number): MetricSet {
  const metrics = new MetricSet();
  metrics.addWorkers();
  metrics.addGauge('search_ads', 'Ads', () => ads);
  metrics.addCounters('logins_refused_total', 'Refused', 'reason', () => ({ inactive: ads }));
  metrics.addGauges('disk_bytes', 'Disk', 'of', () => ({ free: 7 }), { isShared: true });
  return metrics;
}

it('keeps the numbers of each process apart, and has what all share once', async () => {
  const mails = { name: 'mails', counts: [{ state: 'waiting', length: 3, oldestSeconds: 5 }] };
  const { body } = await mergeMetrics(
    [
      { worker: 1, metrics: await metricsOf(10).forOthers({ read: [mails as never] }) },
      { worker: 2, metrics: await metricsOf(20).forOthers(undefined) },
    ],
    { wanted: 3, ready: 2, restarts: 4 },
  );
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.toSorted()).toEqual([
    'lehrpfad_disk_bytes{of="free"} 7',
    'lehrpfad_logins_refused_total{reason="inactive",worker="1"} 10',
    'lehrpfad_logins_refused_total{reason="inactive",worker="2"} 20',
    'lehrpfad_queue_length{queue="mails",state="waiting"} 3',
    'lehrpfad_queue_oldest_seconds{queue="mails",state="waiting"} 5',
    'lehrpfad_queues_read 1',
    'lehrpfad_search_ads{worker="1"} 10',
    'lehrpfad_search_ads{worker="2"} 20',
    'lehrpfad_worker_restarts 4',
    'lehrpfad_workers{state="ready"} 2',
    'lehrpfad_workers{state="wanted"} 3',
  ]);
});

it('has only what the supervisor counts where no process answers', async () => {
  const { body } = await mergeMetrics([], { wanted: 3, ready: 0, restarts: 1 });
  expect(body).toContain('lehrpfad_workers{state="ready"} 0\n');
});
