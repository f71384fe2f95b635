import { SegmentedControl } from '@spadestik/ui/SegmentedControl'
import { useIntl } from 'react-intl'
import { messages } from '../words/Search.messages'
import { FilterSection } from './FilterSection'

type Sector = 'both' | 'public' | 'private'

const sectorOf = (isPublic: boolean | null): Sector =>
  isPublic === null ? 'both' : isPublic ? 'public' : 'private'

interface SectorFilterProps {
  isPublic: boolean | null
  onChange: (isPublic: boolean | null) => void
}

/** Chooses public or private clients, or both (S15). */
export function SectorFilter({ isPublic, onChange }: SectorFilterProps) {
  const { formatMessage } = useIntl()
  const sector = sectorOf(isPublic)
  return (
    <FilterSection
      id="isPublic"
      title={formatMessage(messages.sector)}
      summary={sector === 'both' ? undefined : formatMessage(messages[sector])}
    >
      <SegmentedControl<Sector>
        label={formatMessage(messages.sector)}
        value={sector}
        onChange={(chosen) => onChange(chosen === 'both' ? null : chosen === 'public')}
        segments={[
          { value: 'both', label: formatMessage(messages.bothSectors) },
          { value: 'public', label: formatMessage(messages.public) },
          { value: 'private', label: formatMessage(messages.private) },
        ]}
      />
    </FilterSection>
  )
}
