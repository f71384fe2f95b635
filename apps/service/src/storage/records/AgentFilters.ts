import type { Schemas } from '@spadestik/api-client/schema'

export interface AgentKinds {
  readonly project: { readonly draft: Schemas['ProjectAgentDraft']; readonly agent: Schemas['ProjectAgent'] }
  readonly procurement: {
    readonly draft: Schemas['ProcurementAgentDraft']
    readonly agent: Schemas['ProcurementAgent']
  }
  readonly company: { readonly draft: Schemas['CompanyAgentDraft']; readonly agent: Schemas['CompanyAgent'] }
}

export type AgentType = keyof AgentKinds

type OwnFields = 'id' | 'name' | 'type' | 'mailTime' | 'alertKinds' | 'paUserIds' | 'statistics'

type FiltersOf<Type extends AgentType> = Omit<AgentKinds[Type]['agent'], OwnFields>

export type AgentFilters = FiltersOf<'project'> | FiltersOf<'procurement'> | FiltersOf<'company'>

/** The filters of an agent (a saved search) of any type. A filter whose property is missing is not set. */
export type SentFilters = Schemas['ItemCriteria'] &
  Schemas['ProjectOnlyCriteria'] &
  Schemas['ProcurementOnlyCriteria']
