import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../testing/renderApp'

/** Copies the link of an item, and returns when it was pressed. */
async function copyLink(): Promise<number> {
  await renderApp('/procurement/91004')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const pressed = performance.now()
  await page.getByRole('menuitem', { name: 'Copy the link' }).click()
  return pressed
}

describe('the icon bar', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('[I01, R11] copies the link of the item and confirms it for four seconds', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const pressed = await copyLink()
    expect(write).toHaveBeenCalledWith(`${location.origin}/procurement/91004`)
    const copied = page.getByRole('status').getByText('The link is copied')
    await expect.element(copied).toBeInTheDocument()
    await expect.poll(() => copied.elements().length).toBe(0)
    expect(performance.now() - pressed).toBeGreaterThan(3000)
  })

  test('[I01] shows a link that could not be copied, so that it can be copied by hand', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await copyLink()
    const dialog = page.getByRole('dialog', { name: 'The link could not be copied' })
    const link = dialog.getByRole('textbox', { name: 'Link' })
    await expect.element(link).toHaveValue(`${location.origin}/procurement/91004`)
    await expect.element(link).toHaveFocus()
  })
})
