import type { FieldProblem } from './FieldProblem'

/** A day as DD.MM.YYYY that exists, or nothing. @source specification 5 (User settings: other validators) */
export function dateProblem(value: string): FieldProblem | null {
  const text = value.trim()
  if (text === '') return null
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? null : 'invalidDate'
}

/** A time of day as HH:MM, 00:00 to 23:59, or nothing. @source specification 5 (User settings: other validators) */
export function timeProblem(value: string): FieldProblem | null {
  const text = value.trim()
  return text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : 'invalidTime'
}
