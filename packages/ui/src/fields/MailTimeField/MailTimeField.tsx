import { useIntl } from 'react-intl'
import { RadioGroup } from '../RadioGroup/RadioGroup'
import { mailTimeFieldMessages as messages } from './MailTimeField.messages'

/** How often something writes: when it happens, each day, each week, or not at all. */
export type MailTime = 'always' | 'daily' | 'weekly' | 'never'

/** How often an agent or a list writes to those who share it. */
export interface MailTimeFieldProps {
  value: MailTime
  onChange: (value: MailTime) => void
  isDisabled?: boolean
}

/**
 * Takes how often an e-mail about news is sent.
 *
 * @source specification 3
 */
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
