import type { SearchCriteria } from '@spadestik/domain/search'
import { SegmentedControl } from '@spadestik/ui/SegmentedControl'
import { useIntl } from 'react-intl'
import { messages } from '../words/Filter.messages'
import { FilterSection } from './FilterSection'
import { useOptionCounts } from './useOptionCounts'

type Sector = 'both' | 'public' | 'private'

const sectorOf = (isPublic: boolean | null): Sector =>
  isPublic === null ? 'both' : isPublic ? 'public' : 'private'

interface SectorFilterProps {
  /** The current search. Each sector shows how many items this search would find with the sector. */
  search: SearchCriteria
  isPublic: boolean | null
  onChange: (isPublic: boolean | null) => void
}

/** Filters by public or private clients (S15). */
export function SectorFilter({ search, isPublic, onChange }: SectorFilterProps) {
  const { formatMessage } = useIntl()
  const sector = sectorOf(isPublic)
  return (
    <FilterSection
      id="isPublic"
      title={formatMessage(messages.sector)}
      summary={sector === 'both' ? undefined : formatMessage(messages[sector])}
    >
      {(isOpen) => <CountedSectors search={isOpen ? search : null} isPublic={isPublic} onChange={onChange} />}
    </FilterSection>
  )
}

interface CountedSectorsProps extends Omit<SectorFilterProps, 'search'> {
  search: SearchCriteria | null
}

function CountedSectors({ search, isPublic, onChange }: CountedSectorsProps) {
  const { formatMessage } = useIntl()
  const { countOfSector } = useOptionCounts(search, 'isPublic')
  return (
    <SegmentedControl<Sector>
      label={formatMessage(messages.sector)}
      value={sectorOf(isPublic)}
      onChange={(chosen) => onChange(chosen === 'both' ? null : chosen === 'public')}
      segments={[
        { value: 'both', label: formatMessage(messages.bothSectors), count: countOfSector('all') },
        { value: 'public', label: formatMessage(messages.public), count: countOfSector('public') },
        { value: 'private', label: formatMessage(messages.private), count: countOfSector('private') },
      ]}
    />
  )
}
