import type { Schemas } from '@spadestik/api-client/schema'
import type { SessionEvent, SessionState } from '@spadestik/domain/session'

/** Who uses the app, with the API's user and limited-access record. */
export type AppSession = SessionState<Schemas['User'], Schemas['LimitedAccess']>

/** What has happened to the app's session. */
export type AppSessionEvent = SessionEvent<Schemas['User'], Schemas['LimitedAccess']>
