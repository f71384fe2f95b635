import type { Transaction } from 'kysely'
import { ProvisioningError } from '../../accounts/provisioning/ProvisioningError'
import type { UserAdministration } from '../../accounts/provisioning/users'
import { userOf } from '../../contract/Caller'
import type { Call, OperationId } from '../../contract/Operation'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'

/** Where a request has the properties that a rule can refuse, such as `{ name: '/body/name' }`. */
type Places = Readonly<Record<string, string>>

/** Returns the problem of a refusal. What the path names is missing (404), and what the body names is wrong (400). */
function problemOf({ message, kind, faults }: ProvisioningError, places: Places): Problem {
  const placed = faults.flatMap(({ field, ...fault }) => {
    const path = places[field]
    return path === undefined ? [] : [{ path, ...fault }]
  })
  if (placed.length === 0) return new Problem(kind, message)
  return new Problem(kind === 'notFound' ? 'badRequest' : kind, message, placed)
}

/**
 * Carries out what an administrator wishes, in one transaction, in the name of the caller.
 *
 * @param places where the request has the properties that the rules of the wish can refuse
 * @throws Problem when the rules refuse the wish. Nothing is changed then.
 */
export async function administer<Result>(
  call: Pick<Call<OperationId>, 'db' | 'caller' | 'now' | 'tokens'>,
  places: Places,
  wish: (trx: Transaction<Database>, by: UserAdministration & { readonly id: number }) => Promise<Result>,
): Promise<Result> {
  const { db, caller, now, tokens } = call
  const { id } = userOf(caller)
  try {
    return await db.transaction().execute(async (trx) => {
      const { email: actor } = await trx
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return wish(trx, { actor, id, now, seal: tokens.seal })
    })
  } catch (error) {
    throw error instanceof ProvisioningError ? problemOf(error, places) : error
  }
}
