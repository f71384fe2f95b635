import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { PressTimings } from '../PressTimings/PressTimings'
import type { IconBarProps } from './IconBar'
import { IconBar } from './IconBar'

const props = (more: Partial<IconBarProps> = {}): IconBarProps => ({
  itemName: 'Lindbro',
  isStarred: false,
  isHiddenItem: false,
  onStar: vi.fn(),
  onHide: vi.fn(),
  onPrint: vi.fn(),
  onShareByMail: vi.fn(),
  onCopyLink: vi.fn(),
  ...more,
})

describe('[I01] IconBar', () => {
  test('is a named toolbar with one tab stop and arrow keys', async () => {
    const all = props({ variant: 'labelled' })
    const ui = await renderUi(<IconBar {...all} />)
    await expect.element(ui.getByRole('toolbar', { name: 'Actions for Lindbro' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(all.onHide).toHaveBeenCalledOnce()
  })

  test('shares by mail and by a copied link from its menu', async () => {
    const all = props({ variant: 'labelled' })
    await renderUi(<IconBar {...all} />)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('menuitem', { name: 'Share by e-mail' }).click()
    expect(all.onShareByMail).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('menuitem', { name: 'Copy the link' }).click()
    expect(all.onCopyLink).toHaveBeenCalledOnce()
  })

  test('[G03] a press outside an open menu closes the menu and returns the focus to its button', async () => {
    await renderUi(
      <PressTimings guardMs={0} menuCloseDelayMs={50}>
        <IconBar {...props()} />
      </PressTimings>,
    )
    const button = page.getByRole('button', { name: 'More actions' })
    await button.click()
    await expect.element(page.getByRole('menu')).toHaveFocus()
    const moves = vi.fn()
    document.addEventListener('focusin', moves)
    await userEvent.click(document.documentElement, { position: { x: 400, y: 400 } })
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    document.removeEventListener('focusin', moves)
    // While the menu closes, it keeps the focus for a moment. The menu and the toolbar must not move the
    // focus back and forth in this time.
    expect(moves.mock.calls.length).toBeLessThan(6)
  })

  test('[G03] a pressed button takes the focus, even if another button had the focus last', async () => {
    const ui = await renderUi(
      <>
        <IconBar {...props({ variant: 'labelled' })} />
        <button>After</button>
      </>,
    )
    await ui.getByRole('button', { name: 'List' }).click()
    await ui.getByRole('button', { name: 'After' }).click()
    await ui.getByRole('button', { name: 'Print' }).click()
    await expect.element(ui.getByRole('button', { name: 'Print' })).toHaveFocus()
  })

  test.each(['compact', 'labelled'] as const)('[W11] offers an explanation (%s)', async (variant) => {
    const onExplain = vi.fn()
    await renderUi(<IconBar {...props({ variant, onExplain })} />)
    if (variant === 'labelled') await page.getByRole('button', { name: 'Why?' }).click()
    else {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Why did I (not) get this?' }).click()
    }
    expect(onExplain).toHaveBeenCalledOnce()
  })

  test('says that the link was copied', async () => {
    const ui = await renderUi(<IconBar {...props({ isLinkCopied: true })} />)
    await expect.element(ui.getByRole('status')).toHaveTextContent('The link is copied')
  })

  test('says that the link could not be copied', async () => {
    const ui = await renderUi(<IconBar {...props({ hasCopyFailed: true })} />)
    await expect.element(ui.getByRole('status')).toHaveTextContent('The link could not be copied')
  })

  test('offers to show a hidden item again', async () => {
    const all = props({ isHiddenItem: true })
    await renderUi(<IconBar {...all} />)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Show in searches again' }).click()
    expect(all.onHide).toHaveBeenCalledOnce()
  })

  test.each(['compact', 'labelled'] as const)(
    'says when its actions need a subscription, and still calls them (%s)',
    async (variant) => {
      const all = props({ isPaywalled: true, variant })
      const ui = await renderUi(<IconBar {...all} />)
      await expect
        .element(ui.getByRole('toolbar'))
        .toHaveAccessibleDescription('These actions need a subscription.')
      await ui.getByRole('button', { name: variant === 'compact' ? /Lindbro/ : 'List' }).click()
      expect(all.onStar).toHaveBeenCalledOnce()
    },
  )

  test('leaves out actions that the item does not have', async () => {
    const ui = await renderUi(
      <IconBar {...props({ onPrint: undefined, onHide: undefined, variant: 'labelled' })} />,
    )
    expect(ui.getByRole('button').elements()).toHaveLength(2)
  })
})
