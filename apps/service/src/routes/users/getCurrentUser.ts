import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { readUser } from '../../responses/readUser'

/**
 * Answers the user who is signed in.
 *
 * @source specification 7
 */
export const getCurrentUser: Handler<'getCurrentUser'> = ({ db, caller }) => readUser(db, userOf(caller).id)
