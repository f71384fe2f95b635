const two = (digits: string) => digits.padStart(2, '0')

/**
 * Converts a day that is not written in the form of the standard, such as `31.12.2026 12:00`, to
 * `2026-12-31T12:00`. Returns null when the text can mean two days, and other texts unchanged.
 */
export function readWrittenDay(text: string): string | null {
  const written =
    /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:,?[T ]\s*(?:kl\.? ?)?(\d{1,2})[.:](\d{2})(?::\d{2})?)?$/i
  const [, first = '', mark, second = '', third = '', hours, minutes] = written.exec(text.trim()) ?? []
  const clock = hours === undefined || minutes === undefined ? '' : `T${two(hours)}:${minutes}`
  if (/^\d{8}$/.test(text.trim())) return text.trim().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  if (mark === undefined) return text
  if (first.length === 4 && third.length <= 2)
    return mark === '-' && third.length === 2 ? text : `${first}-${two(second)}-${two(third)}${clock}`
  if (third.length !== 4 || first.length > 2) return text
  const [day, month] = mark !== '.' && Number(second) > 12 ? [second, first] : [first, second]
  // With dots, the day is always first. With slashes or hyphens, the order differs between countries.
  if (mark !== '.' && Number(first) <= 12 && Number(second) <= 12 && first !== second) return null
  return `${third}-${two(month)}-${two(day)}${clock}`
}
