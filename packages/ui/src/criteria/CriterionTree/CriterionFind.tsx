import { memo } from 'react'
import { useIntl } from 'react-intl'
import { SearchField } from '../../fields/SearchField/SearchField'
import { criterionTreeMessages as messages } from './CriterionTree.messages'

interface CriterionFindProps {
  label: string
  typed: string
  onTypedChange: (typed: string) => void
  isDisabled: boolean | undefined
}

export const CriterionFind = memo(function CriterionFind(props: CriterionFindProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages.find, { label: props.label })
  return (
    <SearchField
      label={label}
      isLabelHidden
      placeholder={label}
      value={props.typed}
      onChange={props.onTypedChange}
      isDisabled={props.isDisabled}
    />
  )
})
