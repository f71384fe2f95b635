import type { SessionEvent } from './Session'

type EventType = SessionEvent<unknown, unknown>['type']

/** What an app does beside knowing who is there: where it goes, and whether cookie, user and agent are forgotten. */
export interface SessionConsequence {
  readonly goTo: 'dashboard' | 'invalidSession' | 'stay'
  readonly forgets: boolean
  /** Which text is told, if any. */
  readonly tells: 'endedByAdministrator' | 'storedUserWrong' | 'newVersion' | null
}

const stays: SessionConsequence = { goTo: 'stay', forgets: false, tells: null }

/** What follows from each event. @source specification 4 (Session), 8 */
export const sessionConsequences: Readonly<Record<EventType, SessionConsequence>> = {
  signedIn: { ...stays, goTo: 'dashboard' },
  userLoaded: stays,
  limitedAccessLoaded: stays,
  signedOut: { goTo: 'dashboard', forgets: true, tells: null },
  sessionTaken: { goTo: 'invalidSession', forgets: true, tells: null },
  sessionEnded: { goTo: 'stay', forgets: true, tells: 'endedByAdministrator' },
  tokenRejected: { goTo: 'stay', forgets: true, tells: 'storedUserWrong' },
  versionChanged: { goTo: 'stay', forgets: true, tells: 'newVersion' },
}
