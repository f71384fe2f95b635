import { exampleResponses } from '@spadestik/api-client/examples'
import { userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../../testing/renderApp'
import { answer } from '../../../testing/answer'
import { user, worker } from '../../../testing/worker'
import { adminLink } from './adminLink'

async function openPalette(administrator: boolean) {
  const own = administrator ? { ...user, administrator: true as const } : user
  worker.use(answer('getCurrentUser', own))
  const ui = await renderApp('/settings', { user: own })
  await ui.getByRole('button', { name: /^Go to/ }).click()
  await expect.element(ui.getByRole('menuitem', { name: 'Account settings' })).toBeVisible()
  return ui
}

describe('the way to the screen of administrators', () => {
  test('[J06] an administrator goes there from the palette, by keys alone', async () => {
    const ui = await openPalette(true)
    await expect.element(ui.getByRole('menuitem', { name: 'Administration' })).toBeVisible()
    await userEvent.keyboard('admin')
    await expect.element(ui.getByRole('menuitem', { name: 'Account settings' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(ui.getByRole('tab', { name: 'Companies', selected: true })).toBeVisible()
    expect(location.pathname).toBe('/admin')
  })

  test('[J06] nobody else is shown the way', async () => {
    const { searchProjects: projects, searchProcurements: procurements } = exampleResponses
    worker.use(
      answer('searchProjects', { ...projects.body, items: [] }),
      answer('searchProcurements', { ...procurements.body, items: [] }),
    )
    // Once loaded, the link would be shown at once.
    await adminLink('en')
    const ui = await openPalette(false)
    await userEvent.keyboard('admin')
    await expect.element(ui.getByText('Nothing has that name.')).toBeVisible()
    await expect.element(ui.getByRole('menuitem', { name: 'Administration' })).not.toBeInTheDocument()
  })
})
