import type { FormError } from '../../feedback/ErrorSummary/ErrorSummary'

/**
 * A field that the browser's validation rejects. `errors` of the form can name the same field by its `id` or
 * by its `name`.
 */
export interface InvalidField extends FormError {
  /** The `name` and the `id` of the field. Contains only one of them if the other is not set. */
  names: readonly string[]
}

/** Returns the app's errors, followed by the browser's errors for all other fields. */
export function joinErrors(given: readonly FormError[], invalid: readonly InvalidField[]): FormError[] {
  const named = new Set(given.map(({ fieldId }) => fieldId))
  return [...given, ...invalid.filter(({ names }) => !names.some((name) => named.has(name)))]
}
