import type { Schemas } from '@spadestik/api-client'
import { Badge } from '@spadestik/ui/Badge'
import { visuallyHidden } from '@spadestik/ui/visuallyHidden'
import { useIntl } from 'react-intl'
import * as css from './Mark.css'
import { messages } from './Seen.messages'

export function Mark({ unseen }: { unseen: Schemas['UnseenItem'] | undefined }) {
  const { formatMessage } = useIntl()
  if (unseen === undefined) return null
  if (unseen.isNew) return <Badge tone="accent">{formatMessage(messages.new)}</Badge>
  const [first, ...others] = unseen.updates
  return (
    <span className={css.change}>
      {first !== undefined && <span className={visuallyHidden}>{formatMessage(messages.changedLabel)} </span>}
      {first === undefined
        ? formatMessage(messages.changed)
        : formatMessage(messages.changes, { text: first.text, more: others.length })}
    </span>
  )
}
