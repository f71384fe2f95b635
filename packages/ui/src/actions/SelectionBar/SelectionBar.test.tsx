import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Button } from '../Button/Button'
import { SelectionBar } from './SelectionBar'

test('[Y01] SelectionBar announces the number of selected items, and clears the selection', async () => {
  const onClear = vi.fn()
  const ui = await renderUi(
    <SelectionBar count={3} onClear={onClear}>
      <Button>Hide</Button>
    </SelectionBar>,
  )
  await expect.element(ui.getByRole('status')).toHaveTextContent('3 selected')
  await expect.element(ui.getByRole('toolbar', { name: 'Actions for the selection' })).toBeVisible()
  await ui.getByRole('button', { name: 'Clear the selection' }).click()
  expect(onClear).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onClear).toHaveBeenCalledTimes(2)
})

test('[Y01] SelectionBar without selected items only keeps its announcement', async () => {
  const ui = await renderUi(
    <SelectionBar count={0} onClear={vi.fn()} announcement="Selection cleared">
      <Button>Hide</Button>
    </SelectionBar>,
  )
  await expect.element(ui.getByRole('status')).toHaveTextContent('Selection cleared')
  expect(ui.getByRole('toolbar').elements()).toHaveLength(0)
})
