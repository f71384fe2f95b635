import { describe, expect, test } from 'vitest'
import { releaseOf } from '../../testing/imports/releases'
import { announcementsOf } from './announcementsOf'

const until = (id: string, endDate: string) => releaseOf({ id, tender: { tenderPeriod: { endDate } } })

describe('the announcements of a process', () => {
  test.each([
    [['tenderUpdate'], 'correction'],
    [['tenderAmendment'], 'correction'],
    [['awardUpdate'], 'correction'],
    [['award'], 'result'],
    [['award', 'contract'], 'result'],
    [['tender', 'tenderCancellation'], 'cancellation'],
    [['awardCancellation'], 'cancellation'],
    [['contractTermination'], 'cancellation'],
  ])('[Q02] a notice tagged %j is a %s', (tag, type) => {
    expect(announcementsOf([releaseOf({ tag })])).toMatchObject([{ type, date: '2026-10-01', changes: null }])
  })

  test('[Q02] the end of a process without a contract is a cancellation, whatever the tag of the notice', () => {
    const tender = { title: 'Bro', status: 'unsuccessful' }
    expect(announcementsOf([releaseOf({ tag: ['award'], tender })])).toMatchObject([
      { type: 'cancellation', description: 'Bro' },
    ])
  })

  test('[Q02] other kinds of notices are not announcements', () => {
    expect(announcementsOf([releaseOf({ tag: ['compiled'] })])).toEqual([])
  })

  test.each([[['planning']], [['planning', 'tender']]])(
    '[Q02] a notice tagged %j is an update, unless it is the first one, which is the tender itself',
    (tag) => {
      const notices = [releaseOf({ id: '1', tag }), releaseOf({ id: '2', tag, date: '2026-11-01T00:00:00Z' })]
      expect(announcementsOf(notices)).toMatchObject([{ type: 'update', date: '2026-11-01' }])
    },
  )

  test('[Q02] a deadline that a notice in between does not repeat is compared with the last one', () => {
    const between = releaseOf({ id: '2', date: '2026-10-02T00:00:00Z', tender: { title: 'Bro' } })
    const last = {
      ...until('3', '2026-12-15T12:00:00Z'),
      date: '2026-10-03T00:00:00Z',
      tag: ['tenderUpdate'],
    }
    const announced = announcementsOf([until('1', '2026-12-01T12:00:00Z'), between, last])
    expect(announced.at(-1)).toMatchObject({ type: 'correction', changes: '01.12.2026 → 15.12.2026' })
  })

  test('[Q02] a changed deadline is shown, an unchanged deadline is not', () => {
    const announced = announcementsOf([
      until('1', '2026-12-01T12:00:00Z'),
      until('2', '2026-12-15T12:00:00Z'),
      until('3', '2026-12-15T10:00:00Z'),
    ])
    expect(announced.map(({ changes }) => changes)).toEqual(['01.12.2026 → 15.12.2026', null])
  })
})
