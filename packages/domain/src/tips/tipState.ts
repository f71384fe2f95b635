/**
 * The state of the dialog for a tip (a message to the sales team). For a contact it starts as `form`. For a
 * role it starts as `loading`, while the app asks whether a tip was already sent. (M06)
 */
export type TipState = 'loading' | 'form' | 'submitting' | 'failed' | 'sent' | 'alreadySent'

export type TipEvent =
  | { readonly type: 'asked'; readonly wasSent: boolean }
  | { readonly type: 'askingFailed' }
  | { readonly type: 'submitted' }
  | { readonly type: 'sent' }
  | { readonly type: 'sendingFailed' }
  /** The service has refused the tip, because the user has already sent one, for example from another tab. */
  | { readonly type: 'sentBefore' }

export function initialTip(about: 'role' | 'contact'): TipState {
  return about === 'role' ? 'loading' : 'form'
}

/** Returns the state of the dialog after an event. An event that does not fit the state changes nothing. */
export function tipAfter(state: TipState, event: TipEvent): TipState {
  switch (event.type) {
    case 'asked':
      if (state !== 'loading') return state
      return event.wasSent ? 'alreadySent' : 'form'
    case 'askingFailed':
      // Let the user write a tip even if the app could not find out whether one was already sent.
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
