/** Where the dialog of a tip stands; a contact has no role, so that nothing is asked first. @source specification 4 (Tip), decision 13 */
export type TipState = 'loading' | 'form' | 'submitting' | 'failed' | 'sent' | 'alreadySent'

/** What has happened to the dialog of a tip. */
export type TipEvent =
  | { readonly type: 'asked'; readonly wasSent: boolean }
  | { readonly type: 'askingFailed' }
  | { readonly type: 'submitted' }
  | { readonly type: 'sent' }
  | { readonly type: 'sendingFailed' }
  /** One was sent after the dialog had asked, as in another window. */
  | { readonly type: 'sentBefore' }

/** How the dialog begins: about a role it asks first whether a tip was sent. */
export function initialTip(about: 'role' | 'contact'): TipState {
  return about === 'role' ? 'loading' : 'form'
}

/** The dialog after an event; what no longer fits changes nothing. */
export function tipAfter(state: TipState, event: TipEvent): TipState {
  switch (event.type) {
    case 'asked':
      if (state !== 'loading') return state
      return event.wasSent ? 'alreadySent' : 'form'
    case 'askingFailed':
      // Not knowing is no reason to keep somebody from writing.
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

/** Whether a press on the backdrop may close the dialog. */
export function canCloseTip(state: TipState): boolean {
  return state !== 'submitting'
}
