import { threeNames, type ProviderStateHandlers } from '../providerStates'
import type { Provider } from './Provider'
import { writeNotes } from './writeNotes'

const threeWord = 'trekant'

/** Shows items to everybody, because a search leaves out hidden ones. */
async function show(
  { db }: Provider,
  item: 'project_id' | 'procurement_id',
  ids: readonly number[],
): Promise<void> {
  await db.deleteFrom('hidden_items').where(item, 'in', ids).execute()
}

export function itemStates(provider: Provider) {
  const { db, scene } = provider
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
      await show(provider, 'project_id', scene.three.projects)
      await writeNotes(provider, 'project', firstProjectId, null)
      return { projectsWord: threeWord, firstProjectId, ...threeNames }
    },
    'three procurements to compare exist': async () => {
      await show(provider, 'procurement_id', scene.three.procurements)
      return { procurementsWord: threeWord, ...threeNames }
    },
    'three companies to compare exist': async () => {
      const [firstCompanyId = 0] = scene.three.companies
      return { companiesWord: threeWord, firstCompanyId, ...threeNames }
    },
    'a project with everything on it exists': async () => {
      await show(provider, 'project_id', [projectId])
      await writeNotes(provider, 'project', projectId, scene.noteTitles.project)
      return {
        projectId,
        // The name of a project is also that of its parts, so a search for it finds them too.
        projectWord: 'lystrup -naturlegeplads',
        projectName: 'Børnehus ved Lystrup Engvej',
        projectNoteName: scene.noteTitles.project,
      }
    },
    'a procurement with everything on it exists': async () => {
      await show(provider, 'procurement_id', [procurementId])
      await writeNotes(provider, 'procurement', procurementId, scene.noteTitles.procurement)
      return {
        procurementId,
        procurementWord: 'skjern',
        procurementName: 'Renovering af Skjern Åbro, etape 2',
        procurementNoteName: scene.noteTitles.procurement,
        openCompanyName: 'Overgaard Arkitekter',
      }
    },
    'a company with everything about it exists': async () => {
      await writeNotes(provider, 'company', companyId, scene.noteTitles.company)
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
        contactName: 'Lars Vang',
      }
    },
    'a project and a procurement were updated': async () => ({
      projectUpdateId: await updateOf('project_id', projectId),
      procurementUpdateId: await updateOf('procurement_id', procurementId),
    }),
    'there is no such thing': async () => ({ missingId: 2_147_483_647 }),
  } satisfies Partial<ProviderStateHandlers>
}
