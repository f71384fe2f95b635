import { describe, expect, test } from 'vitest'
import { usePhaseTimeline } from './usePhaseTimeline'

const phases = ['Idea', 'Tender', 'Work'].map((name, id) => ({ id, name, date: '--' }))
const statesOf = (...args: Parameters<typeof usePhaseTimeline>) =>
  usePhaseTimeline(...args).phases.map(({ state }) => state)

describe('[W09] usePhaseTimeline', () => {
  test.each([
    [0, ['current', 'later', 'later']],
    [1, ['earlier', 'current', 'later']],
    [2, ['earlier', 'earlier', 'current']],
    [null, ['later', 'later', 'later']],
    [404, ['later', 'later', 'later']],
  ])('derives the states from the current phase %j', (currentId, states) => {
    expect(statesOf({ phases, currentId })).toEqual(states)
  })

  test('does not change a state that a phase already has', () => {
    const later = phases.map((phase) => ({ ...phase, state: 'later' as const }))
    expect(statesOf({ phases: later, currentId: 1 })).toEqual(['later', 'later', 'later'])
  })

  test('marks the current phase as the current step', () => {
    const { getPhaseProps, listProps } = usePhaseTimeline({ 'aria-label': 'Phases', phases })
    expect(listProps).toEqual({ 'aria-label': 'Phases' })
    expect(getPhaseProps({ state: 'current' })).toEqual({ 'data-state': 'current', 'aria-current': 'step' })
    expect(getPhaseProps({ state: 'later' })['aria-current']).toBeUndefined()
  })
})
