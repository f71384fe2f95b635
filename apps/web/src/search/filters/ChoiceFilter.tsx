import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { choiceSummary } from './choiceSummary'
import { FilterSection } from './FilterSection'

const CheckboxGroup = lazy(async () => ({
  default: (await import('@spadestik/ui/CheckboxGroup')).CheckboxGroup,
}))

interface ChoiceFilterProps {
  id: string
  title: string
  options: readonly { readonly id: number; readonly name: string }[]
  chosen: readonly number[]
  onChange: (ids: number[]) => void
  isAllowed?: (id: number) => boolean
  description?: string
  isOpenAtFirst?: boolean
}

/** A short list of checkboxes, such as phases (S09). */
export function ChoiceFilter({
  id: groupId,
  title,
  options,
  chosen,
  onChange,
  isAllowed,
  description,
  isOpenAtFirst = false,
}: ChoiceFilterProps) {
  const intl = useIntl()
  return (
    <FilterSection
      id={groupId}
      title={title}
      summary={choiceSummary(intl, chosen.length, 0)}
      isOpenAtFirst={isOpenAtFirst || chosen.length > 0}
    >
      <CheckboxGroup
        label={title}
        isLabelHidden
        description={description}
        options={options.map(({ id, name }) => ({
          value: String(id),
          label: name,
          isDisabled: isAllowed !== undefined && !isAllowed(id),
        }))}
        value={chosen.map(String)}
        onChange={(values) => onChange(values.map(Number))}
      />
    </FilterSection>
  )
}
