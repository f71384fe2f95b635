import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Button } from './Button'

describe('[W10] Button', () => {
  test('calls its action once for a double click within the guard time', async () => {
    const onPress = vi.fn()
    const ui = await renderUi(
      <Button onPress={onPress} guardMs={60_000}>
        Save
      </Button>,
    )
    await ui.getByRole('button', { name: 'Save' }).dblClick()
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  test('ignores presses until the promise of the previous press settles', async () => {
    const { promise, resolve: settle } = Promise.withResolvers<void>()
    const onPress = vi.fn(() => promise)
    const ui = await renderUi(
      <Button onPress={onPress} guardMs={0}>
        Save
      </Button>,
    )
    const button = ui.getByRole('button', { name: 'Save' })
    await button.click()
    await button.click()
    expect(onPress).toHaveBeenCalledTimes(1)
    settle()
    await button.click()
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  test('accepts presses again after its action failed', async () => {
    const onPress = vi.fn(() => Promise.reject(new Error('no connection')).catch(() => undefined))
    const ui = await renderUi(
      <Button onPress={onPress} guardMs={0}>
        Save
      </Button>,
    )
    await ui.getByRole('button').click()
    await ui.getByRole('button').click()
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  test('keeps its name and ignores presses while it is pending', async () => {
    const onPress = vi.fn()
    const ui = await renderUi(
      <Button onPress={onPress} isPending>
        Save
      </Button>,
    )
    const button = ui.getByRole('button', { name: 'Save' })
    await button.click({ force: true })
    expect(onPress).not.toHaveBeenCalled()
    await expect.element(button).toHaveAttribute('data-pending')
  })

  test('is pressed with Enter and with Space', async () => {
    const onPress = vi.fn()
    const ui = await renderUi(
      <Button onPress={onPress} guardMs={0}>
        Save
      </Button>,
    )
    await userEvent.tab()
    await expect.element(ui.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onPress).toHaveBeenCalledTimes(2)
  })
})
