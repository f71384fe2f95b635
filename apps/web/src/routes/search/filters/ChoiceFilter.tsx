import { CheckboxGroup } from '@spadestik/ui/CheckboxGroup'
import { useIntl } from 'react-intl'
import { choiceSummary } from './choiceSummary'
import { FilterSection } from './FilterSection'

interface ChoiceFilterProps {
  title: string
  options: readonly { readonly id: number; readonly name: string }[]
  chosen: readonly number[]
  onChange: (ids: number[]) => void
  isAllowed?: (id: number) => boolean
  description?: string
}

/** A short list of which any number may be chosen, such as phases. */
export function ChoiceFilter({
  title,
  options,
  chosen,
  onChange,
  isAllowed,
  description,
}: ChoiceFilterProps) {
  const intl = useIntl()
  return (
    <FilterSection
      title={title}
      summary={choiceSummary(intl, chosen.length, 0)}
      isOpenAtFirst={chosen.length > 0}
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
