import type { ListedExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { mappableKinds } from '@lehrpfad/contract/exchanges/mapping-options.ts';
import { Link, useLocation } from 'wouter';
import { focusHeadingOnRemoval } from '../../core/focus/focus-heading-on-removal.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { formatTime } from '../../core/text/dates.ts';
import type { useListAddress } from '../../core/list/list-address.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { ExchangeIcon, EditIcon } from '../../core/ui/icons/area-icons.tsx';
import { DetailGone, DetailLoading } from '../../core/ui/page/detail.tsx';
import { Fact, Facts } from '../../core/ui/page/facts.tsx';
import { BackIcon } from '../../core/ui/icons/icons.tsx';
import { offerUndo } from '../../core/notices/undo.ts';
import { ObjectTrail } from '../audit/object-trail.tsx';
import { runAction } from './run-action.ts';
import { exchangePath } from './form/addresses.ts';
import { kindLabel } from './exchange-card.tsx';
import styles from './exchange-detail.module.css';
import { LogoTile } from '../../core/ui/media/logo-tile.tsx';
import { MappingPart } from './mapping/mapping-part.tsx';
import { HeldBox } from './runs/held-box.tsx';
import { SetAsideBox } from './runs/set-aside-box.tsx';
import { setActive, useListedExchange } from './queries.ts';
import { ActiveBadge } from './runs/run-badge.tsx';
import { RunList } from './runs/run-list.tsx';
import { RunProgress } from './runs/run-progress.tsx';
import { adsText, countText, recordsText, whenText } from './runs/run-words.ts';
import { StartButton } from './runs/start-button.tsx';
import { SupplierLink } from './runs/supplier-link.tsx';
import { Trend } from './runs/trend.tsx';
import { TrialPart } from './runs/trial-part.tsx';

interface ExchangeDetailProps {
  readonly id: number;
  readonly isAdmin: boolean;
  readonly address: ReturnType<typeof useListAddress>;
}

/** Details of an exchange: its state, its runs, and the outcome of each record. */
export function ExchangeDetail({ id, isAdmin, address }: ExchangeDetailProps) {
  const query = useListedExchange(id);
  return (
    <>
      <Link href={editorPaths.exchanges} className="tap-line gap-2 mb-1">
        <BackIcon />
        Alle Schnittstellen
      </Link>
      <QueryView
        query={query}
        loading={<DetailLoading />}
        failed="Die Schnittstelle konnte nicht geladen werden."
      >
        {(exchange) =>
          exchange ? (
            <Found exchange={exchange} isAdmin={isAdmin} address={address} />
          ) : (
            <DetailGone title="Diese Schnittstelle gibt es nicht mehr">
              Vielleicht wurde sie inzwischen gelöscht.
            </DetailGone>
          )
        }
      </QueryView>
    </>
  );
}

interface FoundProps extends Pick<ExchangeDetailProps, 'isAdmin' | 'address'> {
  readonly exchange: ListedExchange;
}

function Found({ exchange, isAdmin, address }: FoundProps) {
  const { id, name, last_run, under_way } = exchange;
  return (
    <>
      <AreaHead
        title={name}
        action={
          <Actions exchange={exchange} isAdmin={isAdmin} onEdit={() => address.entry.edit(id)} />
        }
      >
        {kindLabel(exchange.kind)}
      </AreaHead>
      <div className="stack gap-6">
        {last_run?.state === 'held' && !under_way && (
          <HeldBox key={last_run.id} runId={last_run.id} exchange={name} level={2} />
        )}
        {last_run?.state === 'set-aside' && !under_way && (
          <SetAsideBox key={last_run.id} runId={last_run.id} exchange={name} level={2} />
        )}
        {under_way && (
          <div className="card p-5">
            <RunProgress key={under_way.id} run={under_way} exchange={name} />
          </div>
        )}
        <Standing exchange={exchange} />
        {exchange.kind !== 'upload' &&
          (exchange.has_address ? <TrialPart id={id} /> : <NoAddress />)}
        {mappableKinds.includes(exchange.kind) && <MappingPart id={id} />}
        <RunList exchange={exchange} state={address.state} />
        {isAdmin && <SupplierLink id={id} />}
        <ObjectTrail subject="exchange" id={id} />
      </div>
    </>
  );
}

/** Says why an exchange can be neither tried nor activated. */
const NoAddress = () => (
  <p className="card p-5">
    Das Unternehmen nennt zurzeit keine Adresse: Es gibt nichts abzurufen. Sobald es eine nennt,
    lässt sich die Schnittstelle aktivieren.
  </p>
);

function Standing({ exchange }: { readonly exchange: ListedExchange }) {
  const { kind, active, daily_at, rank, owner, shown, last_good, trend } = exchange;
  return (
    <div className="card p-5">
      <div className={`${styles.standing} cols-auto-1-auto grid gap-4 items-center`}>
        <LogoTile path={exchange.logo} Icon={ExchangeIcon} />
        <div>
          <Facts layout="flowing">
            <Fact name="Zustand">
              <ActiveBadge active={active} />
            </Fact>
            {kind !== 'upload' && <Fact name="Täglich um">{formatTime(daily_at)}</Fact>}
            <Fact name="Sichtbar">{adsText(shown)}</Fact>
            <Fact name="Letzter guter Lauf">
              {last_good
                ? `${whenText(last_good.finished_at)}, ${recordsText(last_good.records)}`
                : 'noch keiner'}
            </Fact>
            {owner !== '' && <Fact name="Firma">{owner}</Fact>}
            <Fact name="Rang">{countText(rank)}</Fact>
          </Facts>
        </div>
        <Trend trend={trend} />
      </div>
    </div>
  );
}

interface ActionsProps extends Pick<FoundProps, 'exchange' | 'isAdmin'> {
  readonly onEdit: () => void;
}

function Actions({ exchange, isAdmin, onEdit }: ActionsProps) {
  const { id, name, active, has_address } = exchange;
  const [, navigate] = useLocation();
  async function activate(): Promise<void> {
    await runAction(async () => {
      const activated = await setActive(exchange, true);
      offerUndo(`${name} ist aktiv`, () => setActive(activated, false));
    });
  }
  return (
    <div className="wrap gap-2">
      <StartButton
        exchange={exchange}
        variant="filled"
        // The shown import results belong to an earlier run.
        onStarted={() => navigate(exchangePath(id), { replace: true })}
      />
      {isAdmin && !active && has_address && (
        <Button ref={focusHeadingOnRemoval} onClick={() => void activate()}>
          Aktivieren
        </Button>
      )}
      {isAdmin && (
        <Button variant="default" icon={<EditIcon />} onClick={onEdit}>
          Bearbeiten
        </Button>
      )}
    </div>
  );
}
