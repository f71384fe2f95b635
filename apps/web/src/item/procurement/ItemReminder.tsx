import { useIntl } from 'react-intl'
import { ReminderSelect } from '../../account/calendar/ReminderSelect'
import { messages } from '../../account/calendar/ReminderSelect.messages'
import { useReminders } from '../../api/deadlines'
import { useSubmission } from '../../forms/useSubmission'
import { FailedPart } from '../../problems/FailedPart'
import { RequestFailure } from '../../problems/RequestFailure'

/**
 * Lets the user choose when to be reminded of a procurement's deadlines by e-mail. A choice is saved
 * immediately (Z09).
 */
export function ItemReminder({ procurementId }: { procurementId: number }) {
  const { formatMessage } = useIntl()
  const { data, error, mutate, daysOf, save } = useReminders(true)
  const { problem, submit } = useSubmission()
  const subject = { listId: null, procurementId }
  if (error !== undefined) return <FailedPart onRetry={() => void mutate()} />
  return (
    <>
      <ReminderSelect
        variant="compact"
        value={daysOf(subject)}
        isDisabled={data === undefined}
        onChange={(days) => void submit(() => save(subject, days))}
      />
      <RequestFailure problem={problem}>{formatMessage(messages.failed)}</RequestFailure>
    </>
  )
}
