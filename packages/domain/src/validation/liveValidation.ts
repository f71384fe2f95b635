/** When a field shows its validity while the user types. (V01) */
export type LiveValidation = 'never' | 'always' | 'onlyOnValid' | 'onlyOnInvalid'

/** The validity that a field shows. */
export type ShownValidity = 'none' | 'valid' | 'invalid'

/**
 * Returns the validity that a field shows: nothing before the user types, then what the mode allows, and always
 * the actual validity after a failed submission. (V01)
 */
export function shownValidity(
  mode: LiveValidation,
  field: { readonly isValid: boolean; readonly isTouched: boolean; readonly wasRefused: boolean },
): ShownValidity {
  const { isValid, isTouched, wasRefused } = field
  if (wasRefused && !isValid) return 'invalid'
  if (!isTouched || mode === 'never') return 'none'
  if (isValid) return mode === 'onlyOnInvalid' ? 'none' : 'valid'
  return mode === 'onlyOnValid' ? 'none' : 'invalid'
}
