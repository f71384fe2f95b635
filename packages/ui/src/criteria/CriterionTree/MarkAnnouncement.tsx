import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { CriterionMarks } from './CriterionMarks'
import { criterionTreeMessages as messages } from './CriterionTree.messages'

const announcements = {
  none: messages.saidNone,
  included: messages.saidIncluded,
  excluded: messages.saidExcluded,
  mixed: messages.saidMixed,
}

/** Announces politely the new mark of the node that was pressed last. */
export function MarkAnnouncement({
  marks,
  index,
  label,
}: {
  marks: CriterionMarks
  index: number
  label: string
}) {
  const { formatMessage } = useIntl()
  const getMark = () => marks.get(index)
  const mark = useSyncExternalStore((listener) => marks.subscribe(index, listener), getMark, getMark)
  return formatMessage(announcements[mark], { label })
}
