import { foldText } from '../../text/Highlight/foldText'

/** The id of an option. */
export type TagId = number | string

/** An option that users find by its label. */
export interface TagOption<Id extends TagId = number> {
  id: Id
  label: string
  /** A second text in the list, such as a town or a count. */
  detail?: string
  /** Whether the option is visible but cannot be selected. @default false */
  isDisabled?: boolean
}

const lower = (text: string) => text.trim().toLocaleLowerCase()
const folded = (text: string) => foldText(text.trim()).text

export function unchosen<Option extends TagOption<TagId>>(
  options: readonly Option[],
  chosen: readonly TagOption<TagId>[],
): Option[] {
  const ids = new Set(chosen.map(({ id }) => id))
  return options.filter(({ id }) => !ids.has(id))
}

/** Returns the options whose label begins with the typed text, ignoring case and diacritics (V03). */
export function prefixMatches<Option extends TagOption<TagId>>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const prefix = folded(typed)
  return options.filter(({ label }) => folded(label).startsWith(prefix))
}

/**
 * Returns the option whose label equals the typed text, ignoring case. If there is none, diacritics are ignored
 * too.
 */
export function exactMatch<Option extends TagOption<TagId>>(
  options: readonly Option[],
  typed: string,
): Option | undefined {
  const wanted = lower(typed)
  if (wanted === '') return undefined
  return (
    options.find(({ label }) => lower(label) === wanted) ??
    options.find(({ label }) => folded(label) === folded(typed))
  )
}

/** The number of names that are read from a pasted text. */
const pastedNamesMax = 200

/** The options that a pasted text names, and the names that no option has. */
export interface PastedNames<Option> {
  named: Option[]
  unknown: string[]
}

/**
 * Reads a pasted list of labels, separated by commas, semicolons, tabs or lines. Returns undefined if the text is
 * no list, or names no option.
 */
export function readPasted<Option extends TagOption<TagId>>(
  options: readonly Option[],
  pasted: string,
): PastedNames<Option> | undefined {
  if (exactMatch(options, pasted)) return undefined
  const names = pasted
    .split(/[,;\t\r\n]/, pastedNamesMax)
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length < 2) return undefined
  const found = names.map((name) => exactMatch(options, name))
  const named = [...new Set(found.flatMap((option) => option ?? []))]
  return named.length === 0 ? undefined : { named, unknown: names.filter((_, index) => !found[index]) }
}
