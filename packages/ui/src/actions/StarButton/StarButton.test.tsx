import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { StarButton } from './StarButton'

test('[I01] StarButton names its item and says whether it is on a list', async () => {
  const onPress = vi.fn()
  const ui = await renderUi(<StarButton itemName="Lindbro" isStarred={false} onPress={onPress} />)
  const star = ui.getByRole('button', { name: 'Add Lindbro to a list' })
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  expect(onPress).toHaveBeenCalledOnce()
  await ui.rerender(<StarButton itemName="Lindbro" isStarred onPress={onPress} />)
  await expect
    .element(ui.getByRole('button', { name: 'Change the list of Lindbro' }))
    .toHaveAttribute('aria-pressed', 'true')
})
