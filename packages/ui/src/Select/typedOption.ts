import type { SelectOption } from './SelectOption'

/**
 * Finds the option that typed letters lead to, as in a list of the system: one letter, or one again and again, leads
 * to the next option that begins with it; more letters lead to the nearest that begins with all of them, the chosen
 * one included. Case and accents do not count, and what is disabled is passed over.
 *
 * @param locale a BCP 47 tag, by whose rules letters are the same
 * @returns the option, or null where none begins so
 */
export function typedOption<Value extends string>(
  options: readonly SelectOption<Value>[],
  value: Value | null,
  typed: string,
  locale: string,
): SelectOption<Value> | null {
  const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' })
  const [first = ''] = typed
  const isOneLetter = [...typed].every((letter) => letter === first)
  const start = isOneLetter ? first : typed
  const enabled = options.filter(({ isDisabled }) => !isDisabled)
  const place = enabled.findIndex((option) => option.value === value)
  const from = isOneLetter || place === -1 ? place + 1 : place
  const inTurn = [...enabled.slice(from), ...enabled.slice(0, from)]
  return inTurn.find(({ label }) => compare(label.slice(0, start.length), start) === 0) ?? null
}
