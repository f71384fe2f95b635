export type LimitedAccessForm =
  | {
      readonly step: 'new' | 'existing'
      /** The initial e-mail address of the form, for example the address to which a code was sent. */
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

export type LimitedAccessError = 'emailInUse' | 'wrongCode' | 'forbidden' | 'wrongName' | 'general'

export type LimitedAccessEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'submitted' }
  | { readonly type: 'codeSent'; readonly mail: string }
  | { readonly type: 'codeAccepted' }
  /** `isAboutName` is true if the service refused the name. */
  | { readonly type: 'refused'; readonly status: number; readonly isAboutName?: boolean }

export const newLimitedAccess = {
  step: 'new',
  mail: '',
  error: null,
  isSending: false,
} as const satisfies LimitedAccessForm

/** Returns the form after an event. After a failure the step stays the same and the error is set. (W05) */
export function limitedAccessAfter(form: LimitedAccessForm, event: LimitedAccessEvent): LimitedAccessForm {
  if (form.step === 'open') return form
  switch (event.type) {
    case 'toggled':
      // From the step 'code', switch to 'existing': the service has sent a code, so it already knows the
      // visitor.
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
