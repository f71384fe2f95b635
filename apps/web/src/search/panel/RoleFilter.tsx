import type { SearchCriteria } from '@spadestik/domain/search'
import { canChooseRole } from '@spadestik/domain/search'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import { messages } from '../../filters/Filter.messages'
import { choiceSummary } from './choiceSummary'
import type { FilterProps } from './FilterSection'
import { FilterSection } from './FilterSection'
import { useOptionCounts } from './useOptionCounts'

const TagField = lazyPart(async () => (await import('@spadestik/ui/TagField')).TagField<number>)

/**
 * Filters items by companies' roles, such as architect. Roles that do not exist for the item type are
 * disabled (S11).
 */
export function RoleFilter(props: FilterProps<'roles'>) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <FilterSection
      id="roles"
      title={formatMessage(messages.roles)}
      summary={choiceSummary(intl, props.value.length, 0)}
    >
      {(isOpen) => <CountedRoles {...props} counted={isOpen ? props.settled : null} />}
    </FilterSection>
  )
}

interface CountedRolesProps extends FilterProps<'roles'> {
  /** Each role shows how many items this search would find with it. */
  counted: SearchCriteria | null
}

function CountedRoles({ vocabulary, itemType, counted, value, onChange }: CountedRolesProps) {
  const { formatMessage } = useIntl()
  const { countOf } = useOptionCounts(counted, 'roles')
  return (
    <TagField
      label={formatMessage(messages.roles)}
      isLabelHidden
      placeholder={formatMessage(messages.rolesHint)}
      options={vocabulary.options.roles.map((role) => {
        const isDisabled = !canChooseRole(role, itemType)
        return {
          id: role.id,
          label: role.name,
          isDisabled,
          detail: isDisabled ? undefined : countOf(role.id),
        }
      })}
      value={value}
      onChange={onChange}
    />
  )
}
