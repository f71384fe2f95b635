import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { shortNotes } from '../../../testing/printSamples'
import { sampleImage } from '../../../testing/sampleImage'
import type { PrintProjectProps } from './PrintProject'
import { PrintProject } from './PrintProject'

const props = (more: Partial<PrintProjectProps> = {}): PrintProjectProps => ({
  kicker: 'Project 7',
  name: 'Lindbro',
  link: 'https://www.example.com/project/7',
  printedOn: '21.11.2026',
  phases: [],
  facts: [],
  criteria: [],
  council: [],
  roles: [],
  procurements: [],
  updates: [],
  images: [],
  notes: [],
  ...more,
})

test('[X01] PrintProject leaves out empty sections', async () => {
  const ui = await renderUi(<PrintProject {...props()} />)
  await expect.element(ui.getByRole('heading', { name: 'Lindbro' })).toBeVisible()
  expect(ui.getByRole('heading').elements()).toHaveLength(1)
})

test('[X01] PrintProject prints each section under a heading', async () => {
  const fact = { id: 'a', term: 'Sum', detail: '62' }
  const ui = await renderUi(
    <PrintProject
      {...props({
        phases: [{ id: 1, name: 'Idea', date: '--', state: 'current' }],
        facts: [fact],
        criteria: [fact],
        council: [fact],
        roles: [{ id: 1, company: 'Fjordby', role: 'Client', note: null }],
        procurements: [{ id: 1, name: 'Shell', phase: 'Tender', budget: null, deadline: '11.12.2026' }],
        updates: [{ id: 1, date: '18.11.2026', text: 'Published' }],
        images: [{ id: 1, src: sampleImage(1), alt: 'Front' }],
        notes: shortNotes,
      })}
    />,
  )
  for (const name of [
    'Phases',
    'Information',
    'Criteria',
    'Council',
    'Companies',
    'Tenders',
    'Latest updates',
    'Images',
    'Notes',
  ]) {
    await expect.element(ui.getByRole('region', { name })).toBeVisible()
  }
  await expect.element(ui.getByRole('figure')).toHaveTextContent('Front')
})
