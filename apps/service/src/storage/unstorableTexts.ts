const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/**
 * Finds texts, both values and keys, that PostgreSQL cannot store: with a NUL or an unpaired surrogate.
 * Returns JSON pointers, such as `/criteria/0/name`.
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
