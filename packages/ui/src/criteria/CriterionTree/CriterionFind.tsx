import { memo } from 'react'
import { useIntl } from 'react-intl'
import { SearchField } from '../../fields/SearchField/SearchField'
import { criterionTreeMessages as messages } from './CriterionTree.messages'

interface CriterionFindProps {
  label: string
  size: number
  typed: string
  onTypedChange: (typed: string) => void
  isDisabled: boolean | undefined
}

/** The search field of the tree. It is memoised, so it does not render again when a branch opens. */
export const CriterionFind = memo(function CriterionFind(props: CriterionFindProps) {
  const { formatMessage } = useIntl()
  return (
    <SearchField
      label={formatMessage(messages.findLabel, { label: props.label })}
      isLabelHidden
      placeholder={formatMessage(messages.find, { count: props.size })}
      value={props.typed}
      onChange={props.onTypedChange}
      isDisabled={props.isDisabled}
    />
  )
})
