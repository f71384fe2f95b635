import type { Schemas } from '@spadestik/api-client/schema'

/** The types of agents (saved searches), with their request and response bodies. */
export interface AgentKinds {
  readonly project: { readonly draft: Schemas['ProjectAgentDraft']; readonly agent: Schemas['ProjectAgent'] }
  readonly procurement: {
    readonly draft: Schemas['ProcurementAgentDraft']
    readonly agent: Schemas['ProcurementAgent']
  }
  readonly company: { readonly draft: Schemas['CompanyAgentDraft']; readonly agent: Schemas['CompanyAgent'] }
}

/** The item type that an agent searches. */
export type AgentType = keyof AgentKinds

type OwnFields = 'id' | 'name' | 'type' | 'mailTime' | 'alertKinds' | 'paUserIds' | 'statistics'

/** The complete filters of an agent of one type. */
export type FiltersOf<Type extends AgentType> = Omit<AgentKinds[Type]['agent'], OwnFields>

/** The filters of an agent of any type. */
export type AgentFilters = FiltersOf<'project'> | FiltersOf<'procurement'> | FiltersOf<'company'>

/** The filters as a client sends them. A filter that is missing is not set. */
export type SentFilters = Schemas['ItemCriteria'] &
  Schemas['ProjectOnlyCriteria'] &
  Schemas['ProcurementOnlyCriteria']
