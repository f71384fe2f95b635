import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { shortNotes } from '../../../testing/printSamples'
import type { PrintProcurementProps } from './PrintProcurement'
import { PrintProcurement } from './PrintProcurement'

const props = (more: Partial<PrintProcurementProps> = {}): PrintProcurementProps => ({
  kicker: 'Procurement 7',
  name: 'Lindbro',
  link: 'https://www.example.com/procurement/7',
  printedOn: '21.11.2026',
  phases: [],
  facts: [],
  dates: [],
  description: null,
  criteria: [],
  roles: [],
  winners: [],
  announcements: [],
  authority: [],
  tenderText: ' ',
  updates: [],
  notes: [],
  ...more,
})

test('[X01] PrintProcurement leaves out empty sections', async () => {
  const ui = await renderUi(<PrintProcurement {...props()} />)
  await expect.element(ui.getByRole('heading', { name: 'Lindbro' })).toBeVisible()
  expect(ui.getByRole('heading').elements()).toHaveLength(1)
})

test('[X01] PrintProcurement prints each section under a heading', async () => {
  const lot = {
    id: 'LOT-0001',
    number: '1',
    title: 'Bridges',
    deadline: null,
    sum: null,
    result: null,
    winner: null,
  }
  const fact = { id: 'a', term: 'Budget', detail: '48' }
  const ui = await renderUi(
    <PrintProcurement
      {...props({
        phases: [{ id: 1, name: 'Tender', date: '--', state: 'current' }],
        facts: [fact],
        dates: [{ id: 'offers', label: 'Submission', from: null, to: '27.11.2026' }],
        description: 'Four stages',
        criteria: [fact],
        roles: [{ id: 1, company: 'Fjordby', role: 'Client', note: null }],
        winners: [{ id: 1, company: 'Nordkyst', role: 'Contractor', date: '12.11.2026' }],
        announcements: [{ id: 1, date: '12.11.2026', kind: 'Correction', changes: null }],
        authority: [fact],
        tenderText: 'The whole text',
        lots: [lot],
        updates: [{ id: 1, date: '18.11.2026', text: 'Published' }],
        notes: shortNotes,
      })}
    />,
  )
  for (const name of [
    'Phases',
    'Important dates',
    'Information',
    'Description',
    'Criteria',
    'Companies',
    'Winners',
    'Announcements',
    'Contracting authority',
    'Tender text',
    'Lots',
    'Latest updates',
    'Notes',
  ]) {
    await expect.element(ui.getByRole('region', { name })).toBeVisible()
  }
})

const headers = (ui: Awaited<ReturnType<typeof renderUi>>) =>
  ui
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)

test('[X01, K02] the printed lots leave out columns without values, such as withheld ones', async () => {
  const lot = { id: 'LOT-0003', number: '3', title: 'Bridges', sum: '12 mio. kr.', result: 'Awarded' }
  const lots = [{ ...lot, deadline: '04.12.2026', winner: 'Fjordby' }]
  const ui = await renderUi(<PrintProcurement {...props({ lots })} />)
  expect(headers(ui)).toEqual(['No.', 'Title', 'Deadline', 'Budget', 'Result', 'Winner'])
  await expect
    .element(ui.getByRole('row', { name: '3 Bridges 04.12.2026 12 mio. kr. Awarded Fjordby' }))
    .toBeVisible()
  const withheld = [{ ...lot, deadline: null, winner: null }]
  await ui.rerender(<PrintProcurement {...props({ lots: withheld })} />)
  expect(headers(ui)).toEqual(['No.', 'Title', 'Budget', 'Result'])
})
