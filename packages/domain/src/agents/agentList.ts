interface Named {
  readonly id: number
}

/** The agents of a user, by kind. */
export interface AgentsByKind<Project extends Named, Procurement extends Named, Company extends Named> {
  readonly projectAgents: readonly Project[]
  readonly procurementAgents: readonly Procurement[]
  readonly companyAgents: readonly Company[]
}

/** All agents in one row, each kind by id ascending. @source specification 3 (Agent) */
export function allAgents<Project extends Named, Procurement extends Named, Company extends Named>({
  projectAgents,
  procurementAgents,
  companyAgents,
}: AgentsByKind<Project, Procurement, Company>): (Project | Procurement | Company)[] {
  return [...byId(projectAgents), ...byId(procurementAgents), ...byId(companyAgents)]
}

function byId<Agent extends Named>(agents: readonly Agent[]): Agent[] {
  return [...agents].sort((a, b) => a.id - b.id)
}

/** The rows of an overview: the first five, or all of them. @source specification 2 (Dashboard) */
export function overviewRows<Row>(rows: readonly Row[], isExpanded: boolean, shown: number): readonly Row[] {
  return isExpanded ? rows : rows.slice(0, shown)
}
