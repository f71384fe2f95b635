import type { FormError } from '../../feedback/ErrorSummary/ErrorSummary'

/** A field that the browser's validation rejects. Errors of the app name it by `id` or by `name`. */
export interface InvalidField extends FormError {
  /** The `id` and the `name` of the field. One of them can be missing. */
  names: readonly string[]
}

/** Returns the given errors, followed by the browser's errors of all other fields. */
export function joinErrors(given: readonly FormError[], invalid: readonly InvalidField[]): FormError[] {
  const named = new Set(given.map(({ fieldId }) => fieldId))
  return [...given, ...invalid.filter(({ names }) => !names.some((name) => named.has(name)))]
}
