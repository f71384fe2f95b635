const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/**
 * Finds texts, both values and keys, that PostgreSQL cannot store: with a NUL or an unpaired surrogate.
 * Returns JSON pointers, such as `/criteria/0/name`.
 *
 * The value may be nested so deeply that a recursive function would exceed the stack.
 *
 * @param max the number of pointers after which the search ends
 * @source RFC 8259 section 8.2; PostgreSQL, JSON types
 */
export function unstorableTexts(whole: unknown, pointer = '', max = 50): string[] {
  const found: string[] = []
  const waiting = [{ value: whole, at: pointer }]
  for (let next = waiting.pop(); next !== undefined && found.length < max; next = waiting.pop()) {
    const { value, at } = next
    if (typeof value === 'string' && !isStorable(value)) found.push(at)
    if (typeof value !== 'object' || value === null) continue
    const parts = Object.entries(value)
    if (parts.some(([name]) => !isStorable(name))) found.push(at)
    for (const [name, part] of parts.toReversed())
      if (isStorable(name)) waiting.push({ value: part, at: `${at}/${name}` })
  }
  return found
}
