import { useIntl } from 'react-intl'
import { RadioGroup } from '../RadioGroup/RadioGroup'
import { mailTimeFieldMessages as messages } from './MailTimeField.messages'

/** How often mails are sent: at once, daily, weekly or never. */
export type MailTime = 'always' | 'daily' | 'weekly' | 'never'

/** The props of a mail time field. */
export interface MailTimeFieldProps {
  value: MailTime
  onChange: (value: MailTime) => void
  isDisabled?: boolean
}

/** Selects how often mails about news are sent (W08). */
export function MailTimeField({ value, onChange, isDisabled }: MailTimeFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <RadioGroup<MailTime>
      label={formatMessage(messages.label)}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      options={[
        {
          value: 'always',
          label: formatMessage(messages.always),
          description: formatMessage(messages.alwaysHint),
        },
        {
          value: 'daily',
          label: formatMessage(messages.daily),
          description: formatMessage(messages.dailyHint),
        },
        {
          value: 'weekly',
          label: formatMessage(messages.weekly),
          description: formatMessage(messages.weeklyHint),
        },
        { value: 'never', label: formatMessage(messages.never) },
      ]}
    />
  )
}
