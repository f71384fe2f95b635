import { exampleResponses } from '@spadestik/api-client/examples'
import { describe, expect, test } from 'vitest'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const source = exampleResponses.getManagedSources.body.items[0]!
const job = exampleResponses.getManagedJobs.body[0]!

const sourceOf = (name: string, state: 'overdue' | 'current') => ({ ...source, name, state })

describe('the sources and jobs that administrators see', () => {
  test('[J07] a source says how it is, and why it fails', async () => {
    const ui = await renderApp('/admin/runs')
    const sources = ui.getByRole('table', { name: 'Sources of notices' })
    await expect.element(sources.getByRole('rowheader', { name: 'ted Failing' })).toBeVisible()
    await sources.getByRole('rowheader', { name: 'ted Failing' }).click()
    await expect.element(sources.getByText('answered 503')).toBeVisible()
    await expect.element(sources.getByText('1,840')).toBeVisible()
  })

  test('[J07] a source that nothing reads says what may be wrong, and one that is well says nothing', async () => {
    worker.use(
      answer('getManagedSources', {
        items: [sourceOf('former', 'overdue'), sourceOf('doffin', 'current')],
        count: 2,
      }),
    )
    const ui = await renderApp('/admin/runs')
    await expect.element(ui.getByRole('rowheader', { name: 'doffin', exact: true })).toBeVisible()
    await ui.getByRole('rowheader', { name: 'former Overdue' }).click()
    await expect.element(ui.getByText(/no longer names it, or no process runs jobs/)).toBeVisible()
  })

  test('[J07] without a source, the screen says where they are named', async () => {
    worker.use(answer('getManagedSources', { items: [], count: 0 }))
    const ui = await renderApp('/admin/runs')
    await expect.element(ui.getByText('No source has been read yet')).toBeVisible()
    await expect.element(ui.getByText('The setting SOURCES names them.')).toBeVisible()
  })

  test('[J07] a job says how many runs wait, go on and were given up, since when and why', async () => {
    worker.use(
      answer('getManagedJobs', [
        { ...job, running: 1 },
        { ...job, kind: 'closing', code: null },
      ]),
    )
    const ui = await renderApp('/admin/runs')
    const jobs = ui.getByRole('table', { name: 'Jobs' })
    await expect.element(jobs.getByRole('row', { name: /Fetch notices 1 1 2/ })).toBeVisible()
    await jobs.getByRole('rowheader', { name: 'Fetch notices' }).click()
    await expect.element(jobs.getByText('Error (ECONNREFUSED)')).toBeVisible()
    await jobs.getByRole('rowheader', { name: 'Close past tenders' }).click()
    await expect.element(jobs.getByText('Error', { exact: true })).toBeVisible()
  })
})
