import type { ProviderStateHandlers } from '../providerStates'
import { paidUser } from './callerStates'
import type { Provider } from './Provider'

/** The ways into the states that say what there is to be found. */
export function itemStates({ db, scene, userId }: Provider) {
  const { projectId, procurementId, companyId } = scene
  const updateOf = async (item: 'project_id' | 'procurement_id', id: number): Promise<number> => {
    const found = await db.selectFrom('updates').select('id').where(item, '=', id).executeTakeFirstOrThrow()
    return found.id
  }
  return {
    'reference data is there': async () => ({
      projectPhaseId: 1,
      procurementPhaseId: 1,
      procurementTypeId: 1,
      roleId: 1,
    }),
    'a project with everything on it exists': async () => ({ projectId, projectWord: 'lystrup' }),
    'a procurement with everything on it exists': async () => ({ procurementId, procurementWord: 'skjern' }),
    'a company with everything about it exists': async () => {
      const contact = await db
        .selectFrom('contacts')
        .select('id')
        .where('company_id', '=', companyId)
        .executeTakeFirstOrThrow()
      return { companyId, companyWord: 'nordkyst', beginningOfItsName: 'nordk', contactId: contact.id }
    },
    'a project and a procurement were updated': async () => ({
      projectUpdateId: await updateOf('project_id', projectId),
      procurementUpdateId: await updateOf('procurement_id', procurementId),
    }),
    'there is no such thing': async () => ({ missingId: 2_147_483_647 }),
    'there is news about the product': async () => {
      await db.deleteFrom('seen_notifications').where('user_id', '=', userId(paidUser)).execute()
      return {}
    },
    'there is a user guide': async () => ({}),
  } satisfies Partial<ProviderStateHandlers>
}
