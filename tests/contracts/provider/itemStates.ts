import { threeNames, type ProviderStateHandlers } from '../providerStates'
import { paidUser } from './callerStates'
import type { Provider } from './Provider'

const threeWord = 'trekant'

export function itemStates({ db, scene, userId }: Provider) {
  const { projectId, procurementId, companyId } = scene
  const updateOf = async (item: 'project_id' | 'procurement_id', id: number): Promise<number> => {
    const found = await db.selectFrom('updates').select('id').where(item, '=', id).executeTakeFirstOrThrow()
    return found.id
  }
  return {
    'reference data is there': async () => {
      const criterion = await db
        .selectFrom('criteria')
        .select(['id', 'type_id'])
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      return {
        projectPhaseId: 1,
        procurementPhaseId: 1,
        procurementTypeId: 1,
        roleId: 1,
        countryId: 1,
        criterionTypeId: criterion.type_id,
        criterionId: criterion.id,
      }
    },
    'three projects to compare exist': async () => {
      const [firstProjectId = 0] = scene.three.projects
      return { projectsWord: threeWord, firstProjectId, ...threeNames }
    },
    'three procurements to compare exist': async () => ({ procurementsWord: threeWord, ...threeNames }),
    'three companies to compare exist': async () => {
      const [firstCompanyId = 0] = scene.three.companies
      return { companiesWord: threeWord, firstCompanyId, ...threeNames }
    },
    'a project with everything on it exists': async () => ({
      projectId,
      projectWord: 'lystrup',
      projectName: 'Børnehus ved Lystrup Engvej',
      projectNoteName: scene.noteTitles.project,
    }),
    'a procurement with everything on it exists': async () => ({
      procurementId,
      procurementWord: 'skjern',
      procurementName: 'Renovering af Skjern Åbro, etape 2',
      procurementNoteName: scene.noteTitles.procurement,
      openCompanyName: 'Overgaard Arkitekter',
    }),
    'a company with everything about it exists': async () => {
      const contact = await db
        .selectFrom('contacts')
        .select('id')
        .where('company_id', '=', companyId)
        .executeTakeFirstOrThrow()
      return {
        companyId,
        companyWord: 'nordkyst',
        beginningOfItsName: 'nordk',
        contactId: contact.id,
        companyName: 'Nordkyst Ingeniører',
        companyNoteName: scene.noteTitles.company,
      }
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
