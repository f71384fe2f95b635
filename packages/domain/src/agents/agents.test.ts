import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searches } from '../search/searches.fixture'
import { changeCriteria, withItemType } from '../search/changeCriteria'
import { emptyCriteria } from '../search/SearchCriteria'
import type { SearchCriteria } from '../search/SearchCriteria'
import {
  defaultMailTime,
  mailTimes,
  newAgentSettings,
  toCompanyAgent,
  toProcurementAgent,
  toProjectAgent,
} from './agentDrafts'
import { allAgents, overviewRows } from './agentList'
import type { AgentSearch, CurrentAgent } from './currentAgent'
import { agentActions, agentIdOf, isAsSaved, openAgent, resetToAgent, withSearch } from './currentAgent'
import type { Agent } from './fromAgent'
import { fromAgent } from './fromAgent'

const settings = { name: ' Broer ', mailTime: 'weekly', paUserIds: [7, 8] } as const

/** Returns what the service answers to a saved agent: the draft with an id, and companies with their names. */
function saved(search: SearchCriteria): Agent {
  const kept = { id: 5, statistics: null }
  const bodies = {
    project: () => ({ ...toProjectAgent(search, settings), ...kept }),
    procurement: () => ({ ...toProcurementAgent(search, settings), ...kept }),
    company: () => ({ ...toCompanyAgent(search, settings), ...kept }),
  }
  return bodies[search.itemType]() as Agent
}

const bridges = changeCriteria(emptyCriteria('procurement'), { freeSearch: 'bro' })
const agent: CurrentAgent = { id: 5, name: 'Broer', initial: bridges }
const opened = openAgent(agent)
const changed: AgentSearch = withSearch(opened, changeCriteria(bridges, { isPublic: true }))

describe('converting between a search and an agent', () => {
  test('[W08, S17] a search survives the conversion to an agent and back', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { order: _order, ascending: _ascending, page: _page, ...filters } = search
        expect(fromAgent(saved(search))).toMatchObject(filters)
      }),
    )
  })

  test('[W08] a body has the trimmed name, the e-mail frequency and the users', () => {
    expect(toProjectAgent(emptyCriteria('project'), settings)).toMatchObject({
      name: 'Broer',
      type: 'project',
      mailTime: 'weekly',
      paUserIds: [7, 8],
      projectPhases: [],
    })
    expect(toCompanyAgent(emptyCriteria('company'), settings)).toMatchObject({
      type: 'company',
      countryIds: [],
    })
  })

  test('[W08] missing filters stay empty and criteria keep their order', () => {
    const bare = { id: 5, name: 'Alt', mailTime: 'daily', paUserIds: [7], statistics: null }
    for (const type of ['project', 'procurement', 'company'] as const) {
      expect(fromAgent({ ...bare, type } as unknown as Agent)).toEqual(emptyCriteria(type))
    }
    const criteria = [
      { id: 2, typeId: 1, included: true, index: 1 },
      { id: 9, typeId: 1, included: false, index: 0 },
    ]
    const found = fromAgent({ ...bare, type: 'project', freeSearch: ' bro ', criteria } as unknown as Agent)
    expect(found.criteria.map(({ id }) => id)).toEqual([9, 2])
    expect(found.freeSearch).toBe('bro')
  })

  test('[W08] a new agent is named after its words, sends daily e-mail and belongs to its creator', () => {
    expect(newAgentSettings(bridges, 7)).toEqual({ name: 'bro', mailTime: 'daily', paUserIds: [7] })
    const wordy = changeCriteria(bridges, { freeSearch: `${'å'.repeat(99)} bro` })
    expect(newAgentSettings(wordy, 7).name).toBe('å'.repeat(99))
    expect(mailTimes).toEqual(['always', 'daily', 'weekly', 'never'])
    expect(defaultMailTime).toBe('daily')
  })
})

describe('the current agent', () => {
  test('[S17] stays current until the criteria change, whatever the order and page', () => {
    expect(agentIdOf(opened)).toBe(5)
    expect(agentIdOf(withSearch(opened, { ...bridges, order: 'updated', ascending: true, page: 4 }))).toBe(5)
    expect(agentIdOf(changed)).toBeNull()
    expect(agentIdOf({ search: bridges, agent: null })).toBeNull()
    expect(isAsSaved({ search: bridges, agent: null })).toBe(false)
    expect(agentIdOf(withSearch(changed, bridges))).toBe(5)
  })

  test('[S17] is dropped when the item type changes', () => {
    expect(withSearch(opened, withItemType(bridges, 'project')).agent).toBeNull()
    expect(changed.agent).toBe(agent)
  })

  test('[S17] opens on page 1, and a reset keeps the current order', () => {
    expect(openAgent({ ...agent, initial: { ...bridges, page: 3 } }).search.page).toBe(1)
    const ordered = withSearch(changed, { ...changed.search, order: 'budget', ascending: true, page: 2 })
    expect(resetToAgent(ordered).search).toEqual({ ...bridges, order: 'budget', ascending: true, page: 1 })
    expect(resetToAgent(ordered).agent).toBe(agent)
    expect(resetToAgent({ search: bridges, agent: null })).toEqual({
      search: emptyCriteria('procurement'),
      agent: null,
    })
  })

  test.each([
    ['no filter', { search: emptyCriteria('project'), agent: null }, false, false],
    ['a filter', { search: bridges, agent: null }, true, false],
    ['an agent', opened, false, false],
    ['a changed agent', changed, true, true],
    ['an agent without its filter', withSearch(opened, emptyCriteria('procurement')), false, true],
  ] as const)('[S07] %s: can save %s, can replace %s', (_what, current, canSave, canReplace) => {
    expect(agentActions(current)).toEqual({ canSave, canReplace })
  })
})

describe('the agents of a user', () => {
  test('[W08] are sorted by kind, then by id', () => {
    const agents = {
      projectAgents: [{ id: 4 }, { id: 2 }],
      procurementAgents: [{ id: 3 }],
      companyAgents: [{ id: 9 }, { id: 1 }],
    }
    expect(allAgents(agents).map(({ id }) => id)).toEqual([2, 4, 3, 1, 9])
  })

  test('[D01] show the given number of rows until expanded', () => {
    expect(overviewRows([1, 2, 3], false, 2)).toEqual([1, 2])
    expect(overviewRows([1, 2, 3], true, 2)).toEqual([1, 2, 3])
  })
})
