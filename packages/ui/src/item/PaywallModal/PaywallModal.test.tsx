import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { PaywallModalProps } from './PaywallModal'
import { PaywallModal } from './PaywallModal'

const props = (more: Partial<PaywallModalProps> = {}): PaywallModalProps => ({
  isOpen: true,
  pricesHref: '#prices',
  onBookDemo: vi.fn(),
  onClose: vi.fn(),
  ...more,
})

describe('[M07] PaywallModal', () => {
  test('says why it opened, and offers the prices and a demo', async () => {
    const all = props({ reason: 'Lists need a subscription.' })
    await renderUi(<PaywallModal {...all} />)
    await expect.element(page.getByRole('dialog', { name: 'This needs a subscription' })).toBeVisible()
    await expect.element(page.getByText('Lists need a subscription.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '#prices')
    await page.getByRole('button', { name: 'Book a demo' }).click()
    expect(all.onBookDemo).toHaveBeenCalledOnce()
  })

  test('[M01] can always be closed', async () => {
    const all = props()
    await renderUi(<PaywallModal {...all} />)
    await page.getByRole('button', { name: 'Not now' }).click()
    await userEvent.keyboard('{Escape}')
    expect(all.onClose).toHaveBeenCalledTimes(2)
  })
})
