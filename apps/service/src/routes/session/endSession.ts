import type { Handler } from '../../app/Operation'

/** Ends the session of the call: without its row, the token names nothing and is answered 498. */
export const endSession: Handler<'endSession'> = async ({ db, sessionId }) => {
  if (sessionId !== null) await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
  return undefined
}
