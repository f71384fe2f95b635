import { Printer } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { IconButton } from './IconButton'

test('[I01] IconButton is named and shows its name on keyboard focus', async () => {
  const onPress = vi.fn()
  await renderUi(<IconButton icon={Printer} label="Print" onPress={onPress} />)
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Print')
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
})
