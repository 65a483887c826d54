import { ExchangeIcon } from '../../core/ui/icons/area-icons.tsx';
import { exchangeKinds } from '@lehrpfad/contract/exchanges/options.ts';
import type { ListedExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { hrefOf } from '../../core/navigation/paths.ts';
import { formatTime } from '../../core/text/dates.ts';
import { exchangePath } from './form/addresses.ts';
import styles from './exchange-card.module.css';
import { LogoTile } from '../../core/ui/media/logo-tile.tsx';
import { ActiveBadge, RunBadge } from './runs/run-badge.tsx';
import { RunProgress } from './runs/run-progress.tsx';
import { runText, toldReason } from './runs/run-words.ts';
import { StartButton } from './runs/start-button.tsx';
import { Trend } from './runs/trend.tsx';
import { CardLink } from '../../core/ui/page/card-link.tsx';
import { ListCard } from '../../core/ui/page/list-card.tsx';

/** Returns the kind of an exchange in words. */
export function kindLabel(kind: ListedExchange['kind']): string {
  return exchangeKinds.find(({ key }) => key === kind)?.label ?? kind;
}

/** Returns the schedule as part of a sentence. */
function scheduleText({ kind, active, daily_at }: ListedExchange): string {
  if (kind === 'upload') return 'wird vom Unternehmen hochgeladen';
  return active ? `täglich um ${formatTime(daily_at)}` : 'wird nicht abgerufen';
}

/** Summary of an exchange: its state, the result of the last run, and the trend of the runs before it. */
export function ExchangeCard({ exchange }: { readonly exchange: ListedExchange }) {
  const { id, name, kind, owner, shown, last_run, under_way, trend } = exchange;
  return (
    <ListCard className={`${styles.card} cols-auto-1-auto grid gap-3`}>
      <LogoTile path={exchange.logo} Icon={ExchangeIcon} />
      <div className="grid gap-1 content-start min-w-0 wrap-anywhere">
        <div className="row gap-1">
          <h3 className={`${styles.name} text-lg`}>
            <CardLink href={hrefOf(exchangePath(id))}>{name}</CardLink>
          </h3>
          <ActiveBadge active={exchange.active} />
          {last_run && last_run.state !== 'done' && <RunBadge state={last_run.state} />}
        </div>
        <p className="m-0 text-hint">
          {owner === '' ? kindLabel(kind) : `${kindLabel(kind)}: ${owner}`},{' '}
          {scheduleText(exchange)}
        </p>
        <p className="m-0 tabular-nums">{last_run ? runText(last_run) : 'Noch kein Lauf.'}</p>
        {last_run?.state === 'done' && toldReason(last_run) !== '' && (
          <p className="m-0 text-hint">{toldReason(last_run)}</p>
        )}
        <p className="m-0 text-hint">
          {counted(shown, 'Anzeige ist', 'Anzeigen sind')} zurzeit sichtbar
        </p>
      </div>
      <div className={`${styles.side} grid gap-3 justify-items-end`}>
        <Trend trend={trend} />
        <div className="relative z-1">
          <StartButton exchange={exchange} />
        </div>
      </div>
      {under_way && (
        <div className="z-1 relative col-span-full pt-3 border-top">
          <RunProgress key={under_way.id} run={under_way} exchange={name} />
        </div>
      )}
    </ListCard>
  );
}
