/** An option that users find by its label. */
export interface TagOption {
  id: number
  label: string
  /** A second text in the list, such as a town or a count. */
  detail?: string
  /** Whether the option is visible but cannot be selected. @default false */
  isDisabled?: boolean
}

const folded = (text: string) => text.trim().toLocaleLowerCase()

export function unchosen<Option extends TagOption>(
  options: readonly Option[],
  chosen: readonly TagOption[],
): Option[] {
  const ids = new Set(chosen.map(({ id }) => id))
  return options.filter(({ id }) => !ids.has(id))
}

/** Returns the options whose label begins with the typed text, ignoring case (V03). */
export function prefixMatches<Option extends TagOption>(options: readonly Option[], typed: string): Option[] {
  const prefix = folded(typed)
  return options.filter(({ label }) => folded(label).startsWith(prefix))
}

/** Returns the first option whose label equals the typed text, ignoring case. */
export function exactMatch<Option extends TagOption>(
  options: readonly Option[],
  typed: string,
): Option | undefined {
  const wanted = folded(typed)
  return wanted === '' ? undefined : options.find(({ label }) => folded(label) === wanted)
}
