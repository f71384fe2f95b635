/** The state of the tip dialog. A contact has no role, so no earlier tip is checked. (M06) */
export type TipState = 'loading' | 'form' | 'submitting' | 'failed' | 'sent' | 'alreadySent'

/** An event of the tip dialog. */
export type TipEvent =
  | { readonly type: 'asked'; readonly wasSent: boolean }
  | { readonly type: 'askingFailed' }
  | { readonly type: 'submitted' }
  | { readonly type: 'sent' }
  | { readonly type: 'sendingFailed' }
  /** A tip was sent after the dialog had checked, for example in another window. */
  | { readonly type: 'sentBefore' }

/** Returns the initial state: a tip about a role first checks whether one was sent. */
export function initialTip(about: 'role' | 'contact'): TipState {
  return about === 'role' ? 'loading' : 'form'
}

/** Returns the dialog after an event; events that do not apply change nothing. */
export function tipAfter(state: TipState, event: TipEvent): TipState {
  switch (event.type) {
    case 'asked':
      if (state !== 'loading') return state
      return event.wasSent ? 'alreadySent' : 'form'
    case 'askingFailed':
      // A failed check must not prevent the user from writing.
      return state === 'loading' ? 'form' : state
    case 'submitted':
      return state === 'form' || state === 'failed' ? 'submitting' : state
    case 'sent':
      return state === 'submitting' ? 'sent' : state
    case 'sentBefore':
      return state === 'submitting' ? 'alreadySent' : state
    case 'sendingFailed':
      return state === 'submitting' ? 'failed' : state
  }
}
