import type { SessionEvent } from './Session'

type EventType = SessionEvent<unknown, unknown>['type']

/**
 * What the app does after an event of the session. `goTo` is the page that it opens. `forgets` is whether it
 * deletes the session cookie, the stored user and the last search.
 */
export interface SessionConsequence {
  readonly goTo: 'dashboard' | 'invalidSession' | 'stay'
  readonly forgets: boolean
  readonly notice: 'endedByAdministrator' | 'storedUserWrong' | 'newVersion' | null
}

const stays: SessionConsequence = { goTo: 'stay', forgets: false, notice: null }

/** What the app does after each event of the session. (W01, W02, W06) */
export const sessionConsequences: Readonly<Record<EventType, SessionConsequence>> = {
  signedIn: { ...stays, goTo: 'dashboard' },
  userLoaded: stays,
  limitedAccessLoaded: stays,
  signedOut: { goTo: 'dashboard', forgets: true, notice: null },
  sessionTaken: { goTo: 'invalidSession', forgets: true, notice: null },
  sessionEnded: { goTo: 'stay', forgets: true, notice: 'endedByAdministrator' },
  tokenRejected: { goTo: 'stay', forgets: true, notice: 'storedUserWrong' },
  versionChanged: { goTo: 'stay', forgets: true, notice: 'newVersion' },
}
