import type { Schemas } from '@spadestik/api-client'
import type { ItemType, SearchCriteria } from '@spadestik/domain/search'
import { canChooseRole } from '@spadestik/domain/search'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../api/client/lazyPart'
import { messages } from '../words/Filter.messages'
import { choiceSummary } from './choiceSummary'
import { FilterSection } from './FilterSection'
import { useOptionCounts } from './useOptionCounts'

const TagField = lazyPart(async () => (await import('@spadestik/ui/TagField')).TagField<number>)

interface RoleFilterProps {
  roles: readonly Schemas['Role'][]
  itemType: ItemType
  /** The current search. Each role shows how many items the search would find with this role. */
  search: SearchCriteria
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/**
 * Filters items by companies' roles, such as architect. Roles that do not exist for the item type are
 * disabled (S11).
 */
export function RoleFilter(props: RoleFilterProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <FilterSection
      id="roles"
      title={formatMessage(messages.roles)}
      summary={choiceSummary(intl, props.chosen.length, 0)}
    >
      {(isOpen) => <CountedRoles {...props} isOpen={isOpen} />}
    </FilterSection>
  )
}

interface CountedRolesProps extends RoleFilterProps {
  isOpen: boolean
}

function CountedRoles({ roles, itemType, search, chosen, onChange, isOpen }: CountedRolesProps) {
  const { formatMessage } = useIntl()
  const { countOf } = useOptionCounts(isOpen ? search : null, 'roles')
  return (
    <TagField
      label={formatMessage(messages.roles)}
      isLabelHidden
      placeholder={formatMessage(messages.rolesHint)}
      options={roles.map((role) => {
        const isDisabled = !canChooseRole(role, itemType)
        return {
          id: role.id,
          label: role.name,
          isDisabled,
          detail: isDisabled ? undefined : countOf(role.id),
        }
      })}
      value={chosen}
      onChange={onChange}
    />
  )
}
