import { useIntl } from 'react-intl'
import { ReminderSelect } from '../../forms/ReminderSelect'
import { messages } from '../../forms/ReminderSelect.messages'
import { useReminders } from '../../api/deadlines'
import { useSubmission } from '../../forms/useSubmission'
import { SmallResource } from '../../resources/FailedPart'
import { RequestFailure } from '../../problems/RequestFailure'

/**
 * Lets the user choose when to be reminded of a procurement's deadlines by e-mail. A choice is saved
 * immediately (Z09).
 */
export function ItemReminder({ procurementId }: { procurementId: number }) {
  const { formatMessage } = useIntl()
  const { daysOf, save, ...reminders } = useReminders(true)
  const { problem, submit } = useSubmission()
  const subject = { listId: null, procurementId }
  const select = (
    <ReminderSelect
      variant="compact"
      value={daysOf(subject)}
      isDisabled={reminders.data === undefined}
      onChange={(days) => void submit(() => save(subject, days))}
    />
  )
  return (
    <>
      <SmallResource resource={reminders} placeholder={select}>
        {() => select}
      </SmallResource>
      <RequestFailure problem={problem}>{formatMessage(messages.failed)}</RequestFailure>
    </>
  )
}
