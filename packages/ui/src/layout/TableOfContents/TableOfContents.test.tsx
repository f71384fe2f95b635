import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { TableOfContents } from './TableOfContents'

const sections = [
  { id: 'dates', title: 'Important dates' },
  { id: 'roles', title: 'Companies' },
]

test('[Q02] TableOfContents links to each section and marks the current one', async () => {
  const ui = await renderUi(<TableOfContents sections={sections} currentId="roles" />)
  await expect.element(ui.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  const links = ui.getByRole('link')
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(['#dates', '#roles'])
  await expect
    .element(ui.getByRole('link', { name: 'Companies' }))
    .toHaveAttribute('aria-current', 'location')
  await expect.element(ui.getByRole('link', { name: 'Important dates' })).not.toHaveAttribute('aria-current')
})

test('[Q02] TableOfContents marks no section if no section is in view', async () => {
  const ui = await renderUi(<TableOfContents sections={sections} currentId={null} />)
  for (const link of ui.getByRole('link').elements()) expect(link.hasAttribute('aria-current')).toBe(false)
})
