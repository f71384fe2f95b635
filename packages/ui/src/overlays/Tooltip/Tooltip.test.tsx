import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Button } from '../../actions/Button/Button'
import { Tooltip } from './Tooltip'

test('[G03] Tooltip shows on focus, describes its button and hides on Escape', async () => {
  const ui = await renderUi(
    <Tooltip content="Best match is always descending">
      <Button>Descending</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  const tip = page.getByRole('tooltip')
  await expect.element(tip).toBeVisible()
  await expect.element(ui.getByRole('button')).toHaveAccessibleDescription('Best match is always descending')
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
})

const hoverTip = async () => {
  const ui = await renderUi(
    <div style={{ padding: 100 }}>
      <Tooltip content="Best match is always descending" delayMs={0}>
        <Button>Descending</Button>
      </Tooltip>
    </div>,
  )
  await userEvent.hover(ui.getByRole('button'))
  const tip = page.getByRole('tooltip')
  await expect.element(tip).toBeVisible()
  return tip
}

test('[G03] Tooltip stays while the pointer is on it, and hides when the pointer leaves', async () => {
  const tip = await hoverTip()
  await userEvent.hover(tip)
  await new Promise((settle) => {
    setTimeout(settle, 600)
  })
  await expect.element(tip).toBeVisible()
  await userEvent.hover(document.body, { position: { x: 900, y: 600 } })
  await expect.element(tip).not.toBeInTheDocument()
})

test('[G03] Escape hides a hovered Tooltip while the focus is elsewhere', async () => {
  const tip = await hoverTip()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
})
