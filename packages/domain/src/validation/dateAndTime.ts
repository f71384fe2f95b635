import type { FieldProblem } from './FieldProblem'

/** Validates an optional day, DD.MM.YYYY. */
export function dateProblem(value: string): FieldProblem | null {
  const text = value.trim()
  if (text === '') return null
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? null : 'invalidDate'
}

/** Validates an optional time of day, HH:MM from 00:00 to 23:59. */
export function timeProblem(value: string): FieldProblem | null {
  const text = value.trim()
  return text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : 'invalidTime'
}
