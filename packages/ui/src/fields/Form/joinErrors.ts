import type { FormError } from '../../feedback/ErrorSummary/ErrorSummary'

/** A field that the browser rejected. Given errors may use its other name. */
export interface InvalidField extends FormError {
  /** The `id` and the `name` of the field, as far as it has them. */
  names: readonly string[]
}

/** Returns the given errors, and the browser's errors for fields that have none yet. */
export function joinErrors(given: readonly FormError[], invalid: readonly InvalidField[]): FormError[] {
  const named = new Set(given.map(({ fieldId }) => fieldId))
  return [...given, ...invalid.filter(({ names }) => !names.some((name) => named.has(name)))]
}
