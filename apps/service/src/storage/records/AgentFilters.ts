import type { Schemas } from '@spadestik/api-client/schema'

/** The kinds of agents, with what each is sent as and answered as. */
export interface AgentKinds {
  readonly project: { readonly draft: Schemas['ProjectAgentDraft']; readonly agent: Schemas['ProjectAgent'] }
  readonly procurement: {
    readonly draft: Schemas['ProcurementAgentDraft']
    readonly agent: Schemas['ProcurementAgent']
  }
  readonly company: { readonly draft: Schemas['CompanyAgentDraft']; readonly agent: Schemas['CompanyAgent'] }
}

/** What an agent searches. */
export type AgentType = keyof AgentKinds

type OwnFields = 'id' | 'name' | 'type' | 'mailTime' | 'paUserIds' | 'statistics'

/** The filters of an agent of one kind, all of them stated. */
export type FiltersOf<Type extends AgentType> = Omit<AgentKinds[Type]['agent'], OwnFields>

/** The filters of an agent of any kind. */
export type AgentFilters = FiltersOf<'project'> | FiltersOf<'procurement'> | FiltersOf<'company'>

/** Filters as they are sent: what is left out is not asked. */
export type SentFilters = Schemas['ItemCriteria'] &
  Schemas['ProjectOnlyCriteria'] &
  Schemas['ProcurementOnlyCriteria']
