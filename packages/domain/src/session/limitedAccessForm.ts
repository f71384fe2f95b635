/** Where the form of limited access stands. @source specification 4 (Limited-access flow) */
export type LimitedAccessForm =
  | {
      readonly step: 'new' | 'existing'
      /** The address to begin with, as after a code was asked for. */
      readonly mail: string
      readonly error: LimitedAccessError | null
      readonly isSending: boolean
    }
  | {
      readonly step: 'code'
      readonly mail: string
      readonly error: LimitedAccessError | null
      readonly isSending: boolean
    }
  | { readonly step: 'open' }

/** What the form says of a failure. @source specification 5, 7 and 8 */
export type LimitedAccessError = 'emailInUse' | 'wrongCode' | 'forbidden' | 'wrongName' | 'general'

/** What has happened to the form. */
export type LimitedAccessEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'submitted' }
  | { readonly type: 'codeSent'; readonly mail: string }
  | { readonly type: 'codeAccepted' }
  /** `isAboutName` if the service names the name as what is wrong. */
  | { readonly type: 'refused'; readonly status: number; readonly isAboutName?: boolean }

/** The form as it begins. */
export const newLimitedAccess = {
  step: 'new',
  mail: '',
  error: null,
  isSending: false,
} as const satisfies LimitedAccessForm

/** The form after an event; a failure keeps the step and says why. */
export function limitedAccessAfter(form: LimitedAccessForm, event: LimitedAccessEvent): LimitedAccessForm {
  if (form.step === 'open') return form
  switch (event.type) {
    case 'toggled':
      // After a code was sent the address has access, so it is known there.
      return {
        step: form.step === 'existing' ? 'new' : 'existing',
        mail: form.mail,
        error: null,
        isSending: false,
      }
    case 'submitted':
      return { ...form, error: null, isSending: true }
    case 'codeSent':
      return { step: 'code', mail: event.mail, error: null, isSending: false }
    case 'codeAccepted':
      return { step: 'open' }
    case 'refused':
      return { ...form, error: errorOf(form.step, event), isSending: false }
  }
}

function errorOf(
  step: 'new' | 'existing' | 'code',
  { status, isAboutName = false }: { readonly status: number; readonly isAboutName?: boolean },
): LimitedAccessError {
  if (step === 'new' && isAboutName) return 'wrongName'
  if (step === 'new' && status === 409) return 'emailInUse'
  if (step === 'new' && status === 403) return 'forbidden'
  if (step === 'code' && (status === 400 || status === 401 || status === 404)) return 'wrongCode'
  return 'general'
}
