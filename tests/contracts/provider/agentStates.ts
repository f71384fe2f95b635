import { createCompanyAgent, createProcurementAgent, createProjectAgent, unwrap } from '@spadestik/api-client'
import type { ProviderStateHandlers } from '../providerStates'
import { agentFilters, itemFilters, procurementFilters } from './agentFilters'
import { asColleague } from './asColleague'
import { colleague, paidUser } from './callerStates'
import type { Provider } from './Provider'
import { versionOf } from './versionOf'

const narrowedAgentName = 'Broer'

export function agentStates(provider: Provider) {
  const { db, scene, now, userId } = provider
  const { procurementId, companyId } = scene
  const paUserIds = [userId(paidUser), userId(colleague)]
  const forgetAgents = () => db.deleteFrom('agents').execute()
  const makeAgentOfProcurements = async () => {
    await forgetAgents()
    const body = { name: narrowedAgentName, mailTime: 'daily' as const, paUserIds, isPublic: null }
    const { id } = await unwrap(createProcurementAgent(await asColleague(provider), { body }))
    return id
  }
  return {
    'the user has no agents': async () => {
      await forgetAgents()
      return {}
    },
    'the user has agents of every kind': async () => {
      await forgetAgents()
      const client = await asColleague(provider)
      const alertKinds = { outcome: 'atOnce', other: 'never' } as const
      const mails = { mailTime: 'daily', alertKinds } as const
      const body = { name: 'Skoler', ...mails, paUserIds, ...(await agentFilters(db)) }
      const ofItems = { ...body, ...itemFilters, companies: [{ id: companyId }] }
      const project = await unwrap(createProjectAgent(client, { body: { ...ofItems, projectPhases: [1] } }))
      const procurement = await unwrap(
        createProcurementAgent(client, { body: { ...ofItems, ...procurementFilters } }),
      )
      const company = await unwrap(createCompanyAgent(client, { body: { ...body, projectPhases: [1] } }))
      return {
        projectAgentId: project.id,
        procurementAgentId: procurement.id,
        companyAgentId: company.id,
        projectAgentVersion: versionOf(project),
        procurementAgentVersion: versionOf(procurement),
        companyAgentVersion: versionOf(company),
      }
    },
    'the user has an agent that finds the procurement': async () => ({
      narrowedAgentId: await makeAgentOfProcurements(),
      narrowedAgentName,
    }),
    'an agent of the user has found the procurement': async () => {
      const owner_id = await makeAgentOfProcurements()
      const change = await db
        .selectFrom('item_changes')
        .select('id')
        .where('item_type', '=', 'procurement')
        .where('item_id', '=', procurementId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('alert_matches')
        .values({
          owner_type: 'agent',
          owner_id,
          user_id: userId(paidUser),
          item_type: 'procurement',
          item_id: procurementId,
          change_id: change.id,
          kind: 'new',
          matched: now.toISOString(),
          urgent_since: null,
        })
        .execute()
      return { foundAgentName: narrowedAgentName }
    },
  } satisfies Partial<ProviderStateHandlers>
}
