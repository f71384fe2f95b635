const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/**
 * Lists where a JSON value holds text that no database keeps, a NUL or half a character (a surrogate
 * without its partner), in what it says or in a name: as JSON pointers, `/criteria/0/name`.
 *
 * @source RFC 8259 section 8.2; PostgreSQL, JSON types
 */
export function unstorableTexts(value: unknown, pointer = ''): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [pointer]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    isStorable(name) ? unstorableTexts(part, `${pointer}/${name}`) : [pointer],
  )
}
