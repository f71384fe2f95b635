import { createHiddenItem, createNote, unwrap } from '@spadestik/api-client'
import type { ProviderStateHandlers } from '../providerStates'
import { asColleague } from './asColleague'
import { colleague, paidUser } from './callerStates'
import type { Provider } from './Provider'
import { versionOf } from './versionOf'

/** Returns set-up functions for what users attach to items: hidden items, notes and tips. */
export function hiddenStates(provider: Provider) {
  const { db, scene, now, userId } = provider
  const { projectId, companyId, endedProjectId } = scene
  const user = userId(paidUser)
  const usersIds = [user, userId(colleague)]
  const findRole = () =>
    db.selectFrom('company_roles').select('id').where('project_id', '=', projectId).executeTakeFirstOrThrow()
  const forgetTips = () => db.deleteFrom('tips').execute()
  const showAll = () => db.deleteFrom('hidden_items').execute()
  const hide = async (id: number) => {
    await showAll()
    const body = { usersIds, projectId: id, procurementId: null }
    return unwrap(createHiddenItem(await asColleague(provider), { body }))
  }
  return {
    'the user has hidden nothing': async () => {
      await showAll()
      return {}
    },
    'the user has hidden a project': async () => {
      const entry = await hide(projectId)
      return { hiddenItemId: entry.id, hiddenItemVersion: versionOf(entry) }
    },
    'the user and a colleague have hidden a project that is over': async () => ({
      endedItemId: (await hide(endedProjectId)).id,
      endedProjectName: 'Posthuset, ombygning',
    }),
    'the user has written a note on a project': async () => {
      const body = { title: 'Til os begge', text: 'Uge 50.', paUserIds: usersIds, projectId }
      await db.deleteFrom('notes').where('title', '=', body.title).execute()
      const note = await unwrap(createNote(await asColleague(provider), { body }))
      return { noteId: note.id, noteVersion: versionOf(note) }
    },
    'the user has sent no tip': async () => {
      await forgetTips()
      return { companyRoleId: (await findRole()).id }
    },
    'the user has sent a tip about a role': async () => {
      await forgetTips()
      const { id: companyRoleId } = await findRole()
      const tip = {
        user_id: user,
        company_id: companyId,
        company_role_id: companyRoleId,
        contact_id: null,
        project_id: projectId,
        procurement_id: null,
        name: 'Kirsten Holm',
        email: paidUser,
        phone: '+45 00 00 00 01',
        description: 'Vi vil gerne i kontakt.',
        created: now.toISOString(),
      }
      const { id } = await db.insertInto('tips').values(tip).returning('id').executeTakeFirstOrThrow()
      return { tipId: id, companyRoleId }
    },
  } satisfies Partial<ProviderStateHandlers>
}
