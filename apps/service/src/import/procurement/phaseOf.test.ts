import { describe, expect, test } from 'vitest'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import { releaseOf } from '../../testing/imports/releases'
import { phaseDatesOf, phaseOf } from './phaseOf'

const now = '2026-11-21T12:00:00Z'
const before = { endDate: '2026-11-21T11:59:00Z' }
const ahead = { endDate: '2026-11-21T14:00:00+01:00' }

describe('the phase of a contracting process', () => {
  test.each([
    [{ status: 'planned' }, 'planned'],
    [{ status: 'planning' }, 'planned'],
    [{ status: 'active', tenderPeriod: ahead }, 'open'],
    [{ status: 'active', tenderPeriod: before }, 'evaluation'],
    [{ status: 'active' }, 'open'],
    [{ procurementMethod: 'selective', tenderPeriod: ahead }, 'qualification'],
    [{ procurementMethod: 'selective', tenderPeriod: before }, 'evaluation'],
    [{ status: 'complete', tenderPeriod: before }, 'awarded'],
    [{ status: 'cancelled' }, 'cancelled'],
    [{ status: 'unsuccessful' }, 'cancelled'],
    [{ status: 'withdrawn' }, 'cancelled'],
  ])('[W09] %j is %s', (tender, phase) => {
    expect(phaseOf(releaseOf({ tender }), now)).toBe(phase)
  })

  test('[W09] a process without a tender is open', () => {
    expect(phaseOf(releaseOf(), now)).toBe('open')
  })

  test.each<[string, Partial<OcdsRelease>, string]>([
    ['an active award', { awards: [{ status: 'active' }], tender: { tenderPeriod: ahead } }, 'awarded'],
    ['an award without a status', { awards: [{}] }, 'awarded'],
    ['an award notice only', { tag: ['award'] }, 'awarded'],
    ['a contract', { contracts: [{ status: 'active' }], tender: { status: 'active' } }, 'awarded'],
    ['a contract that has ended', { contracts: [{ status: 'terminated' }] }, 'awarded'],
    ['only unsuccessful awards', { tag: ['award'], awards: [{ status: 'unsuccessful' }] }, 'cancelled'],
    ['a cancellation notice', { tag: ['tenderCancellation'], tender: { status: 'active' } }, 'cancelled'],
    [
      'a cancellation after an award',
      { tag: ['tenderCancellation'], awards: [{ status: 'active' }] },
      'cancelled',
    ],
    ['a plan only', { tag: ['planning'] }, 'planned'],
    [
      'a plan that is already a call',
      { tag: ['planning', 'tender'], tender: { tenderPeriod: ahead } },
      'open',
    ],
    [
      'a deadline long past',
      { tender: { status: 'active', tenderPeriod: { endDate: '2017-01-01T12:00:00Z' } } },
      'evaluation',
    ],
    ['no deadline, and no notice for a year', { date: '2025-11-01T00:00:00Z' }, 'evaluation'],
  ])('[W09] %s decides the phase', (_case, changes, phase) => {
    expect(phaseOf(releaseOf(changes), now)).toBe(phase)
  })
})

describe('the days of the phases', () => {
  const planned = releaseOf({ id: '1', date: '2026-03-01T00:00:00Z', tag: ['planning'] })
  const tendered = releaseOf({ id: '2', date: '2026-05-01T00:00:00Z', tag: ['tender'] })
  const again = releaseOf({ id: '3', date: '2026-06-01T00:00:00Z', tag: ['tender'] })
  const awarded = releaseOf({ id: '4', date: '2026-09-01T00:00:00Z', tag: ['award'] })
  const compiled = releaseOf({ tender: { tenderPeriod: { endDate: '2026-07-01T12:00:00Z' } } })

  test('[W09] are the days of the first notice of each kind, and evaluation begins with the deadline', () => {
    expect(phaseDatesOf([planned, tendered, again, awarded], compiled, 'awarded')).toEqual([
      { phase: 'planned', date: '2026-03-01' },
      { phase: 'open', date: '2026-05-01' },
      { phase: 'awarded', date: '2026-09-01' },
      { phase: 'evaluation', date: '2026-07-01' },
    ])
  })

  test('[W09] a phase without a notice has no day', () => {
    expect(phaseDatesOf([tendered], releaseOf(), 'cancelled')).toEqual([
      { phase: 'open', date: '2026-05-01' },
      { phase: 'cancelled', date: null },
    ])
  })

  test('[W09] while the call is open, its deadline does not start a phase', () => {
    expect(phaseDatesOf([tendered], compiled, 'open')).toEqual([{ phase: 'open', date: '2026-05-01' }])
  })
})
