import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searches } from '../search/searches.fixture'
import { changeCriteria } from '../search/changeCriteria'
import { emptyCriteria } from '../search/SearchCriteria'
import type { SearchCriteria } from '../search/SearchCriteria'
import {
  defaultMailTime,
  newAgentSettings,
  toCompanyAgent,
  toProcurementAgent,
  toProjectAgent,
} from './agentDrafts'
import { allAgents, overviewRows } from './agentList'
import type { AgentSearch, CurrentAgent } from './currentAgent'
import { agentActions, agentIdOf, isAsSaved, resetToAgent } from './currentAgent'
import type { Agent } from './fromAgent'
import { fromAgent } from './fromAgent'

const settings = { name: ' Broer ', mailTime: 'weekly', paUserIds: [7, 8] } as const

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
const opened: AgentSearch = { search: bridges, agent }
const changed: AgentSearch = { search: changeCriteria(bridges, { isPublic: true }), agent }

describe('converting between a search and an agent', () => {
  test('[W08, S17] a search and its order survive the conversion to an agent and back', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { page: _page, unseen: _unseen, order, ascending, ...filters } = search
        const kept = search.itemType === 'company' ? filters : { ...filters, order, ascending }
        expect(fromAgent(saved(search))).toMatchObject(kept)
      }),
    )
  })

  test('[W08] a request body has the trimmed name, the e-mail frequency and the users', () => {
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

  test('[W08] missing filters stay empty, and criteria keep their order', () => {
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

  test('[W08] a new agent is named after the text of its search, sends daily e-mail and belongs to its creator', () => {
    expect(newAgentSettings(bridges, 7)).toEqual({ name: 'bro', mailTime: 'daily', paUserIds: [7] })
    const wordy = changeCriteria(bridges, { freeSearch: `${'å'.repeat(99)} bro` })
    expect(newAgentSettings(wordy, 7).name).toBe('å'.repeat(99))
    expect(defaultMailTime).toBe('daily')
  })
})

describe('the current agent', () => {
  test('[S25] stays current while only its unseen items are searched, which cannot be saved', () => {
    const unseen = { ...bridges, unseen: true }
    expect(agentIdOf({ search: unseen, agent })).toBe(5)
    expect(agentActions({ search: unseen, agent })).toEqual({ canSave: false, canReplace: false })
    const all = { ...emptyCriteria('project'), unseen: true }
    expect(agentActions({ search: all, agent: null }).canSave).toBe(false)
  })

  test('[S17] stays current until the criteria change; order and page may change', () => {
    expect(agentIdOf(opened)).toBe(5)
    expect(agentIdOf({ search: { ...bridges, order: 'updated', ascending: true, page: 4 }, agent })).toBe(5)
    expect(agentIdOf(changed)).toBeNull()
    expect(agentIdOf({ search: bridges, agent: null })).toBeNull()
    expect(isAsSaved({ search: bridges, agent: null })).toBe(false)
    expect(agentIdOf({ ...changed, search: bridges })).toBe(5)
  })

  test('[S07, S17] another order can be saved, and the agent stays current', () => {
    const ordered: AgentSearch = { search: { ...bridges, order: 'updated' }, agent }
    expect(agentIdOf(ordered)).toBe(5)
    expect(agentActions(ordered)).toEqual({ canSave: true, canReplace: true })
    const alone: AgentSearch = { search: { ...emptyCriteria('project'), order: 'updated' }, agent: null }
    expect(agentActions(alone).canSave).toBe(false)
  })

  test('[S17] a reset to an agent goes to page 1 and restores its order', () => {
    const ordered: AgentSearch = {
      search: { ...changed.search, order: 'budget', ascending: true, page: 2 },
      agent,
    }
    expect(resetToAgent(ordered).search).toEqual({ ...bridges, page: 1 })
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
    ['an agent without its filter', { search: emptyCriteria('procurement'), agent }, false, true],
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

  test('[D01] are cut to the given number of rows until expanded', () => {
    expect(overviewRows([1, 2, 3], false, 2)).toEqual([1, 2])
    expect(overviewRows([1, 2, 3], true, 2)).toEqual([1, 2, 3])
  })
})
