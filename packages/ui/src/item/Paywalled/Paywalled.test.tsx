import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Paywalled } from './Paywalled'

test('[K02] Paywalled never renders a locked detail, and a press opens the paywall', async () => {
  const onPress = vi.fn()
  const ui = await renderUi(
    <Paywalled isLocked placeholder="11.12.2026" onPress={onPress}>
      27.11.2026
    </Paywalled>,
  )
  expect(ui.container.innerHTML).not.toContain('27.11.2026')
  await ui.getByRole('button', { name: /Only with a subscription/ }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('[K02] Paywalled shows an unlocked detail unchanged', async () => {
  const ui = await renderUi(
    <Paywalled isLocked={false} placeholder="11.12.2026" onPress={vi.fn()}>
      27.11.2026
    </Paywalled>,
  )
  await expect.element(ui.getByText('27.11.2026')).toBeVisible()
  await expect.element(ui.getByRole('button')).not.toBeInTheDocument()
})
