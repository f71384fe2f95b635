import { useIntl } from 'react-intl'
import { useCalendarFeeds } from '../../api/deadlines'
import { EndQuestion } from '../parts/EndQuestion'
import { messages } from './RevokeFeed.messages'

interface RevokeFeedQuestionProps {
  id: number
  /** The name of the list or agent, or of all of them. */
  name: string
  onClose: () => void
  onEnded: () => void
}

/** Asks whether the addresses of a feed are to stop working, and ends them with the next call (O17). */
export function RevokeFeedQuestion({ id, name, ...events }: RevokeFeedQuestionProps) {
  const { formatMessage } = useIntl()
  const { remove } = useCalendarFeeds()
  return (
    <EndQuestion
      title={formatMessage(messages.title, { name })}
      text={formatMessage(messages.text)}
      endLabel={formatMessage(messages.revoke)}
      ended={formatMessage(messages.revoked, { name })}
      end={() => remove(id)}
      {...events}
    />
  )
}
