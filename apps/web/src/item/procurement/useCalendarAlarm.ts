import type { CalendarAlarm } from '@spadestik/domain/calendar'
import { calendarAlarms } from '@spadestik/domain/calendar'
import { useState } from 'react'
import { readStorage, writeStorage } from '../../storage/readStorage'

const key = 'calendarAlarm'

const alarmOf = (kept: unknown): CalendarAlarm | null =>
  calendarAlarms.find((alarm) => alarm === kept) ?? null

/**
 * Returns the alarm for events in calendar files, and a function that sets the alarm. The browser remembers
 * the user's choice (Z07).
 */
export function useCalendarAlarm(): readonly [CalendarAlarm, (alarm: CalendarAlarm) => void] {
  const [alarm, setAlarm] = useState<CalendarAlarm>(() => readStorage(key, alarmOf) ?? 'day')
  return [
    alarm,
    (next) => {
      writeStorage(key, next)
      setAlarm(next)
    },
  ]
}
