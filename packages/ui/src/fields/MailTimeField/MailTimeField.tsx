import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { RadioGroup } from '../RadioGroup/RadioGroup'
import { mailTimeFieldMessages as messages } from './MailTimeField.messages'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/**
 * How often mails are sent. With `always`, a mail follows soon after each piece of news, instead of at a
 * fixed time.
 */
export type MailTime = 'always' | 'daily' | 'weekly' | 'never'

/** The props of a mail time field. */
export interface MailTimeFieldProps extends ValueProps<MailTime>, RootProps<HTMLDivElement> {
  /** The name of the field, shown as a heading. By default it says that the mails are about news. */
  label?: string
  /** An explanation below the heading. */
  description?: ReactNode
  /** Whether users cannot use the field. */
  isDisabled?: boolean
}

/** A field in which a user selects how often alerts (e-mails about news) are sent (W08). */
export function MailTimeField({ label, ...props }: MailTimeFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <RadioGroup<MailTime>
      {...props}
      label={label ?? formatMessage(messages.label)}
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
