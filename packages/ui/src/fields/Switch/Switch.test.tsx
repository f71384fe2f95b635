import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Switch } from './Switch'

describe('[N01] Switch', () => {
  test('is switched by pointer and with Space', async () => {
    const onChange = vi.fn()
    const ui = await renderUi(<Switch onChange={onChange}>Show news</Switch>)
    await ui.getByText('Show news').click()
    expect(onChange).toHaveBeenLastCalledWith(true)
    await expect.element(ui.getByRole('switch', { name: 'Show news' })).toBeChecked()
    await userEvent.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(false)
  })

  test('announces its description after its name', async () => {
    const ui = await renderUi(<Switch description="After each login.">Show news</Switch>)
    await expect.element(ui.getByRole('switch')).toHaveAccessibleDescription('After each login.')
  })

  test('can be disabled', async () => {
    const ui = await renderUi(<Switch isDisabled>Show news</Switch>)
    await expect.element(ui.getByRole('switch')).toBeDisabled()
  })
})
