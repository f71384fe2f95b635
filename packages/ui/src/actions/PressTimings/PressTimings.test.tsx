import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Button } from '../Button/Button'
import { IconBar } from '../IconBar/IconBar'
import { Menu } from '../Menu/Menu'
import { PressTimings } from './PressTimings'

const none = () => undefined

const menuClosingAfter = (menuCloseDelayMs: number) => (
  <PressTimings guardMs={0} menuCloseDelayMs={menuCloseDelayMs}>
    <Menu label="Actions" entries={[{ id: 'copy', label: 'Copy' }]}>
      <Button>Actions</Button>
    </Menu>
  </PressTimings>
)

describe('[W10] PressTimings', () => {
  test('guards the buttons inside it against repeated presses', async () => {
    const onPress = vi.fn()
    const ui = await renderUi(
      <PressTimings guardMs={60_000} menuCloseDelayMs={0}>
        <Button onPress={onPress}>Save</Button>
      </PressTimings>,
    )
    await ui.getByRole('button', { name: 'Save' }).dblClick()
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  test('guards icon buttons and the actions of an item as well', async () => {
    const onPress = vi.fn()
    await renderUi(
      <PressTimings guardMs={60_000} menuCloseDelayMs={0}>
        <IconBar
          itemName="Lindbro"
          variant="labelled"
          isStarred={false}
          isHiddenItem={false}
          onStar={onPress}
          onShareByMail={none}
          onCopyLink={none}
        />
      </PressTimings>,
    )
    await page.getByRole('button', { name: 'List' }).dblClick()
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  test('does not guard a button outside it', async () => {
    const onPress = vi.fn()
    const ui = await renderUi(<Button onPress={onPress}>Save</Button>)
    await ui.getByRole('button', { name: 'Save' }).dblClick()
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  test('keeps a menu open for the delay after a choice', async () => {
    const ui = await renderUi(menuClosingAfter(60_000))
    await ui.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Copy' }).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await ui.rerender(menuClosingAfter(0))
    await page.getByRole('menuitem', { name: 'Copy' }).click()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })
})
