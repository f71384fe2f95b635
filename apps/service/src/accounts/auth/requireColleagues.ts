import type { Kysely } from 'kysely'
import type { SignedInUser } from '../../contract/Caller'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'

/** @throws Problem `badRequest` that lists the users who are not colleagues of the caller. */
export async function requireColleagues(
  db: Kysely<Database>,
  { subscriberId }: SignedInUser,
  userIds: readonly number[],
  field: 'paUserIds' | 'usersIds' = 'paUserIds',
): Promise<void> {
  const rows = await db.selectFrom('users').select('id').where('subscriber_id', '=', subscriberId).execute()
  const colleagues = new Set(rows.map(({ id }) => id))
  const faults = userIds.flatMap((id, index) =>
    colleagues.has(id)
      ? []
      : [{ path: `/body/${field}/${index}`, message: 'is neither you nor a colleague' }],
  )
  if (faults.length > 0) {
    throw new Problem(
      'badRequest',
      'It would be shared with somebody outside your company, so it was not saved. Choose colleagues.',
      faults,
    )
  }
}
