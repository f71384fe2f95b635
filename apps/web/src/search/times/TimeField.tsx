import { formatDate } from '@spadestik/domain/dates'
import type { TimeName, TimeValue } from '@spadestik/domain/times'
import { isRelative, isTimeSet, relativeDays, relativeRules } from '@spadestik/domain/times'
import { DateRangeField } from '@spadestik/ui/DateRangeField'
import { NumberField } from '@spadestik/ui/NumberField'
import { SegmentedControl } from '@spadestik/ui/SegmentedControl'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useAppLocale } from '../../locale/LocaleContext'
import { todayIn } from '../../locale/today'
import { timeNameMessages } from '../../filters/Time.messages'
import { QuartersField } from './QuartersField'
import * as css from './TimeField.css'
import { messages } from './TimeField.messages'

export interface TimeFieldProps {
  name: TimeName
  value: TimeValue
  onChange: (value: TimeValue) => void
}

const unset: TimeValue = { from: null, to: null }
const countMessages = { day: messages.days, quarter: messages.quarters } as const
const numberMessages = { day: messages.numberOfDays, quarter: messages.numberOfQuarters } as const

interface OwnNumberProps {
  unit: 'day' | 'quarter'
  max: number
  value: number | null
  onChange: (value: number | null) => void
}

function OwnNumber({ unit, max, value, onChange }: OwnNumberProps) {
  const { formatMessage } = useIntl()
  return (
    <NumberField
      label={formatMessage(numberMessages[unit], { max })}
      minValue={1}
      maxValue={max}
      step={1}
      value={value}
      onChange={onChange}
    />
  )
}

/**
 * Lets the user set a range of days or quarters, or a time relative to today. Setting one of them removes the
 * other (ADR 39).
 */
export function TimeField({ name, value, onChange }: TimeFieldProps) {
  const { formatMessage } = useIntl()
  const { domain } = useAppLocale()
  const id = useId()
  const rules = relativeRules(name)
  const { unit, presets, max } = rules
  const within = isRelative(value) ? value.within : null
  const [isOwn, setOwn] = useState(false)
  const isPreset = within !== null && presets.includes(within)
  const showsOwn = isOwn ? within !== null || !isTimeSet(value) : within !== null && !isPreset
  const chosen = showsOwn ? 'own' : within === null ? 'days' : String(within)
  const label = formatMessage(timeNameMessages[name])
  const today = todayIn(domain.timeZone)
  const means = within === null ? null : relativeDays(rules, within, today)
  return (
    <div className={css.field}>
      <SegmentedControl
        label={label}
        aria-describedby={within === null ? undefined : id}
        value={chosen}
        onChange={(next) => {
          setOwn(next === 'own')
          if (next === 'days') onChange(unset)
          else if (next !== 'own') onChange({ within: Number(next) })
          else if (within === null) onChange(unset)
        }}
        segments={[
          { value: 'days', label: formatMessage(messages.between) },
          ...presets.map((count) => ({
            value: String(count),
            label: formatMessage(countMessages[unit], { count }),
          })),
          { value: 'own', label: formatMessage(messages.other) },
        ]}
      />
      {chosen === 'own' && (
        <OwnNumber
          unit={unit}
          max={max}
          value={within}
          onChange={(count) => onChange(count === null ? unset : { within: count })}
        />
      )}
      {chosen === 'days' &&
        !isRelative(value) &&
        (unit === 'quarter' ? (
          <QuartersField label={label} isLabelHidden value={value} onChange={onChange} />
        ) : (
          <DateRangeField label={label} isLabelHidden value={value} onChange={onChange} />
        ))}
      {means !== null && (
        <div className={css.meaning} id={id}>
          {means.to === null
            ? formatMessage(messages.todaySince, { day: formatDate(means.from) })
            : formatMessage(messages.todayBetween, {
                from: formatDate(means.from),
                to: formatDate(means.to),
              })}
        </div>
      )}
    </div>
  )
}
