import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { Select } from '../../../core/ui/inputs/select.tsx';
import { TextInput } from '../../../core/ui/inputs/text-input.tsx';
import { FoldedFilters } from '../../../core/list/folded-filters.tsx';
import { ChoicePill } from '../../../core/ui/controls/choice-pill.tsx';
import { SearchIcon } from '../../../core/ui/icons/icons.tsx';
import { statusNames, type AdStatus } from '../management/ad-status.ts';
import { branchesWithAds, countActive, countStatuses, type ListFilter } from './list-filter.ts';
import styles from './list-tools.module.css';

interface ListToolsProps {
  readonly ads: readonly OwnJobAd[];
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
}

/** Search and filters for a long list of own ads. */
export function ListTools({ ads, filter, onChange }: ListToolsProps) {
  const branches = branchesWithAds(ads);
  return (
    <search className={`${styles.tools} wrap`} aria-label="Eigene Stellenanzeigen durchsuchen">
      <TextInput
        type="search"
        aria-label="In Ihren Stellenanzeigen suchen"
        placeholder="Titel oder Beruf"
        start={<SearchIcon />}
        className={styles.text}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
      />
      <FoldedFilters active={countActive(filter)}>
        {branches.length > 1 && (
          <Select
            aria-label="Filiale"
            className={styles.branch}
            options={[
              { value: '', label: 'Alle Filialen' },
              ...branches.map(({ value, label }) => ({ value: String(value), label })),
            ]}
            value={String(filter.company ?? '')}
            onChange={(event) =>
              onChange({ ...filter, company: Number(event.currentTarget.value) || null })
            }
          />
        )}
        <StatusPills ads={ads} filter={filter} onChange={onChange} />
      </FoldedFilters>
    </search>
  );
}

function StatusPills({ ads, filter, onChange }: ListToolsProps) {
  const counts = countStatuses(ads);
  const imported = ads.filter(({ external }) => external !== '').length;
  const statuses = (Object.keys(statusNames) as AdStatus[]).filter((status) => counts[status] > 0);

  function tick(status: AdStatus, isTicked: boolean): void {
    const others = filter.statuses.filter((one) => one !== status);
    onChange({ ...filter, statuses: isTicked ? [...others, status] : others });
  }

  return (
    <div role="group" aria-label="Sichtbarkeit" className={`${styles.pills} gap-2`}>
      {statuses.map((status) => (
        <ChoicePill
          key={status}
          checked={filter.statuses.includes(status)}
          onChange={(isTicked) => tick(status, isTicked)}
        >
          {statusNames[status]} {counts[status]}
        </ChoicePill>
      ))}
      {imported > 0 && (
        <ChoicePill
          checked={filter.onlyImported}
          onChange={(onlyImported) => onChange({ ...filter, onlyImported })}
        >
          Importiert {imported}
        </ChoicePill>
      )}
    </div>
  );
}
