export { sessionConsequences } from '../src/session/afterEvent'
export type { SessionConsequence } from '../src/session/afterEvent'
export { limitedAccessAfter, newLimitedAccess } from '../src/session/limitedAccessForm'
export type {
  LimitedAccessError,
  LimitedAccessEvent,
  LimitedAccessForm,
} from '../src/session/limitedAccessForm'
export { initialSession, isLoggedIn, sessionAfter } from '../src/session/Session'
export type { EndReason, SessionEvent, SessionState } from '../src/session/Session'
export { cookieMaxAge, isOtherVersion } from '../src/session/sessionLifetime'
export { sessionLoss } from '../src/session/statusMeaning'
export type { SessionLoss } from '../src/session/statusMeaning'
