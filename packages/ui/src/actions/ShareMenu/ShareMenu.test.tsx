import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { ShareMenuProps } from './ShareMenu'
import { ShareMenu } from './ShareMenu'

const props = (more: Partial<ShareMenuProps> = {}): ShareMenuProps => ({
  mailHref: 'mailto:?subject=Lindbro',
  onCopyLink: vi.fn(() => Promise.resolve()),
  copiedMs: 4000,
  ...more,
})
const refuse = () => Promise.reject(new Error('The clipboard is closed.'))
const copyLink = async () => {
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('menuitem', { name: 'Copy the link' }).click()
}

afterEach(() => {
  vi.useRealTimers()
})

describe('[I01] ShareMenu', () => {
  test('offers mail and a link to copy', async () => {
    await renderUi(<ShareMenu {...props()} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const mail = page.getByRole('menuitem', { name: 'Share by e-mail' })
    await expect.element(mail).toHaveFocus()
    await expect.element(mail).toHaveAttribute('href', 'mailto:?subject=Lindbro')
  })

  test('announces politely, for the given time, that the link was copied', async () => {
    // `copiedMs` must be long, because Vitest advances the fake clock while the test waits for the page. The
    // wait takes longer on a slow machine.
    const ui = await renderUi(<ShareMenu {...props({ copiedMs: 60_000 })} />)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await copyLink()
    await vi.advanceTimersByTimeAsync(50)
    await expect.element(ui.getByRole('status')).toHaveTextContent('The link is copied')
    await expect.element(ui.getByRole('button', { name: 'The link is copied' })).toBeVisible()
    await vi.advanceTimersByTimeAsync(45_000)
    await expect.element(ui.getByRole('status')).toHaveTextContent('The link is copied')
    await vi.advanceTimersByTimeAsync(15_000)
    await expect.element(ui.getByRole('button', { name: 'Share' })).toBeVisible()
    await expect.element(ui.getByRole('status')).toHaveTextContent('')
  })

  test('says that the link could not be copied', async () => {
    const ui = await renderUi(<ShareMenu {...props({ onCopyLink: refuse })} />)
    await copyLink()
    await expect.element(ui.getByRole('status')).toHaveTextContent('The link could not be copied')
  })

  test('opens the paywall instead of the menu if sharing needs a product', async () => {
    const onUnlock = vi.fn()
    const ui = await renderUi(<ShareMenu {...props({ onUnlock })} />)
    await ui.getByRole('button', { name: 'Share' }).click()
    expect(onUnlock).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })
})
