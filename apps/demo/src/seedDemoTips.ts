import type { Transaction } from 'kysely'
import type { Database } from '@spadestik/service/filling'
import { createCalendar } from '@spadestik/service/filling'
import type { DemoIds } from './DemoIds'
import { idsOf } from './DemoIds'

const sender = 'paid@demo.test'

/**
 * Stores a tip (a message to the sales team) from a demo user. The tip is about the first company role of the
 * first project on the user's lists. No e-mail is sent.
 */
export async function seedDemoTips(trx: Transaction<Database>, ids: DemoIds, today: string): Promise<void> {
  const [userId = 0] = idsOf(ids.users, [sender])
  const role = await trx
    .selectFrom('company_roles')
    .innerJoin('list_projects', 'list_projects.project_id', 'company_roles.project_id')
    .innerJoin('list_users', 'list_users.list_id', 'list_projects.list_id')
    .select(['company_roles.id', 'company_roles.company_id', 'company_roles.project_id'])
    .where('list_users.user_id', '=', userId)
    .orderBy('list_projects.position')
    .orderBy('company_roles.position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const user = await trx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  await trx
    .insertInto('tips')
    .values({
      user_id: userId,
      company_id: role.company_id,
      company_role_id: role.id,
      contact_id: null,
      project_id: role.project_id,
      procurement_id: null,
      name: user.name,
      email: user.email,
      phone: user.phone,
      description: 'Vi vil gerne i kontakt om stilladser og leveringstider.',
      created: createCalendar(today).time(-6, 600),
    })
    .execute()
}
