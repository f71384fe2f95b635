import type { Schemas } from '@spadestik/api-client'
import { Select } from '@spadestik/ui/Select'
import { useIntl } from 'react-intl'
import { messages } from './ReminderSelect.messages'

type Days = Schemas['ReminderDays']

const allDays: { readonly [Choice in Days]: Choice } = { 1: 1, 3: 3, 7: 7, 14: 14 }

const choices = Object.values(allDays)

interface ReminderSelectProps {
  value: Days | null
  onChange: (days: Days | null) => void
  description?: string
  isDisabled?: boolean
  variant?: 'compact'
}

/** Lets the user choose how many days before a deadline the reminder is sent by e-mail (Z09). */
export function ReminderSelect({ value, onChange, ...field }: ReminderSelectProps) {
  const { formatMessage } = useIntl()
  return (
    <Select
      {...field}
      label={formatMessage(messages.label)}
      value={String(value ?? 0)}
      onChange={(chosen) => onChange(choices.find((days) => String(days) === chosen) ?? null)}
      options={[
        { value: '0', label: formatMessage(messages.none) },
        ...choices.map((days) => ({ value: String(days), label: formatMessage(messages.days, { days }) })),
      ]}
    />
  )
}
