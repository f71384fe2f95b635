import type { SearchCriteria } from '@spadestik/domain/search'
import { SegmentedControl } from '@spadestik/ui/SegmentedControl'
import { useIntl } from 'react-intl'
import { messages } from '../../filters/Filter.messages'
import type { FilterProps } from './FilterSection'
import { FilterSection } from './FilterSection'
import { useOptionCounts } from './useOptionCounts'

type Sector = 'both' | 'public' | 'private'

const sectorOf = (isPublic: boolean | null): Sector =>
  isPublic === null ? 'both' : isPublic ? 'public' : 'private'

/** Filters by public or private clients (S15). */
export function SectorFilter({ settled, value, onChange }: FilterProps<'isPublic'>) {
  const { formatMessage } = useIntl()
  const sector = sectorOf(value)
  return (
    <FilterSection
      id="isPublic"
      title={formatMessage(messages.sector)}
      summary={sector === 'both' ? undefined : formatMessage(messages[sector])}
    >
      {(isOpen) => <CountedSectors counted={isOpen ? settled : null} value={value} onChange={onChange} />}
    </FilterSection>
  )
}

interface CountedSectorsProps extends Pick<FilterProps<'isPublic'>, 'value' | 'onChange'> {
  /** Each sector shows how many items this search would find with it. */
  counted: SearchCriteria | null
}

function CountedSectors({ counted, value, onChange }: CountedSectorsProps) {
  const { formatMessage } = useIntl()
  const { countOfSector } = useOptionCounts(counted, 'isPublic')
  return (
    <SegmentedControl<Sector>
      label={formatMessage(messages.sector)}
      value={sectorOf(value)}
      onChange={(chosen) => onChange(chosen === 'both' ? null : chosen === 'public')}
      segments={[
        { value: 'both', label: formatMessage(messages.bothSectors), count: countOfSector('all') },
        { value: 'public', label: formatMessage(messages.public), count: countOfSector('public') },
        { value: 'private', label: formatMessage(messages.private), count: countOfSector('private') },
      ]}
    />
  )
}
