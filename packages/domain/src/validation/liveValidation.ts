/** In which cases a field shows its validity while the user types. (V01) */
export type LiveValidation = 'never' | 'always' | 'onlyOnValid' | 'onlyOnInvalid'

export type ShownValidity = 'none' | 'valid' | 'invalid'

/**
 * Returns what a field shows: nothing before the user types, and then what `mode` decides. After a failed
 * submission, an invalid field always shows that it is invalid. (V01)
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
