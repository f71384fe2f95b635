import type { Caller } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import type { View } from '../../contract/View'
import { filtersOf } from '../../filters/filterTable'
import type { AgentKinds, AgentType } from '../../storage/records/AgentFilters'

type Agent = AgentKinds[AgentType]['agent']

export interface Reader extends Pick<View, 'language'> {
  readonly caller: Caller
}

/**
 * Describes all filters of an agent (a saved search) in words, without its free text and without filters that
 * the reader cannot use (S17, S24, Z06, K02).
 */
export function describeFilters(agent: Agent, { caller, language }: Reader): string[] {
  const criteria = (agent.criteria ?? []).flatMap(({ name = '', included }) =>
    name === '' ? [] : [included ? name : `− ${name}`],
  )
  const companies =
    'companies' in agent ? (agent.companies ?? []).filter((company) => company.companyName !== undefined) : []
  const others = { ...agent, criteria: [], companies }
  const usable = filtersOf(agent.type).filter(({ isPaid }) => !isPaid || may(caller, 'readPaidDetails'))
  return [
    ...criteria,
    ...usable.flatMap(({ askedConditions, inWords }) =>
      askedConditions(others, { language }, agent.type).flatMap(({ asked }) => inWords(asked, language)),
    ),
  ]
}
