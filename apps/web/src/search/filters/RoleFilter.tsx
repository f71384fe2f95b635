import type { Schemas } from '@spadestik/api-client'
import type { ItemType } from '@spadestik/domain/search'
import { canChooseRole } from '@spadestik/domain/search'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../words/Search.messages'
import { choiceSummary } from './choiceSummary'
import { FilterSection } from './FilterSection'

const TagField = lazy(async () => ({ default: (await import('@spadestik/ui/TagField')).TagField }))

interface RoleFilterProps {
  roles: readonly Schemas['Role'][]
  itemType: ItemType
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/** The roles of companies. Roles that do not apply to the item type are disabled (S11). */
export function RoleFilter({ roles, itemType, chosen, onChange }: RoleFilterProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <FilterSection
      id="roles"
      title={formatMessage(messages.roles)}
      summary={choiceSummary(intl, chosen.length, 0)}
    >
      <TagField
        label={formatMessage(messages.roles)}
        isLabelHidden
        placeholder={formatMessage(messages.rolesHint)}
        options={roles.map((role) => ({
          id: role.id,
          label: role.name,
          isDisabled: !canChooseRole(role, itemType),
        }))}
        value={chosen}
        onChange={onChange}
      />
    </FilterSection>
  )
}
