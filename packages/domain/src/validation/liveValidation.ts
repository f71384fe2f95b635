/** When a field tells while somebody types whether it is in order. @source specification 5 (Text input) */
export type LiveValidation = 'never' | 'always' | 'onlyOnValid' | 'onlyOnInvalid'

/** What a field shows of its validity. */
export type ShownValidity = 'none' | 'valid' | 'invalid'

/**
 * What a field shows: after a refused submission always what is the case, before it only what its mode allows,
 * and nothing before anything was typed.
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
