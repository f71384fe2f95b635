import { Star } from 'lucide-react'
import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Icon } from './Icon'

test('[G03] Icon is decorative unless it is named', async () => {
  const ui = await renderUi(
    <>
      <Icon icon={Star} />
      <Icon icon={Star} label="On a list" />
    </>,
  )
  expect(ui.getByRole('img').elements()).toHaveLength(1)
  await expect.element(ui.getByRole('img', { name: 'On a list' })).toBeVisible()
})
