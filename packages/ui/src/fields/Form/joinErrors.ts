import type { FormError } from '../../feedback/ErrorSummary/ErrorSummary'

/** What the browser refused; the given errors may call the same field by another name. */
export interface RefusedField extends FormError {
  /** The `id` and the `name` of the field, those it has. */
  names: readonly string[]
}

/** Returns the given errors, and those the browser found on fields that have none yet. */
export function joinErrors(given: readonly FormError[], refused: readonly RefusedField[]): FormError[] {
  const named = new Set(given.map(({ fieldId }) => fieldId))
  return [...given, ...refused.filter(({ names }) => !names.some((name) => named.has(name)))]
}
