interface Named {
  readonly id: number
}

export interface AgentsByKind<Project extends Named, Procurement extends Named, Company extends Named> {
  readonly projectAgents: readonly Project[]
  readonly procurementAgents: readonly Procurement[]
  readonly companyAgents: readonly Company[]
}

/**
 * Returns all agents (saved searches) in one array. Agents for projects come first, then those for
 * procurements, then those for companies, each group sorted by id. (W08)
 */
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

/** Returns the first `shown` rows of an overview on the dashboard, or all when it is expanded. (D01) */
export function overviewRows<Row>(rows: readonly Row[], isExpanded: boolean, shown: number): readonly Row[] {
  return isExpanded ? rows : rows.slice(0, shown)
}
