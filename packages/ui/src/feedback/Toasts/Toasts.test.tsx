import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Modal } from '../../dialogs/Modal/Modal'
import { createToastQueue } from './createToastQueue'
import { Toasts } from './Toasts'

const message = (text: string) => page.getByRole('alertdialog', { name: text })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function show() {
  const queue = createToastQueue()
  await renderUi(
    <>
      <button>Page</button>
      <Toasts queue={queue} />
    </>,
  )
  return queue
}

describe('[U01] Toasts', () => {
  test('announces a message politely in its own region', async () => {
    const queue = await show()
    queue.add({ text: 'Saved' })
    await expect.element(message('Saved')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Messages' })).toBeVisible()
    await vi.advanceTimersByTimeAsync(200)
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(message('Saved').getByRole('status')).not.toBeInTheDocument()
  })

  test('fills a live region that was there before the message', async () => {
    const queue = await show()
    const region = page.getByRole('status')
    await expect.element(region).toBeInTheDocument()
    const before = region.element()
    expect(before.textContent).toBe('')
    await vi.advanceTimersByTimeAsync(200)
    queue.add({ text: 'Saved' })
    await expect.element(region).toHaveTextContent('Saved')
    expect(region.element()).toBe(before)
  })

  test('leaves the live region empty at first when it is mounted with a message', async () => {
    const queue = createToastQueue()
    queue.add({ text: 'Saved' })
    await renderUi(<Toasts queue={queue} />)
    const region = page.getByRole('status')
    await expect.element(message('Saved')).toBeVisible()
    const before = region.element()
    expect(before.textContent).toBe('')
    await vi.advanceTimersByTimeAsync(200)
    await expect.element(region).toHaveTextContent('Saved')
    expect(region.element()).toBe(before)
  })

  test('announces messages while a dialog hides the page', async () => {
    const queue = createToastQueue()
    await renderUi(
      <>
        <Toasts queue={queue} />
        <Modal title="Settings" isOpen data onClose={() => undefined}>
          {() => 'Text'}
        </Modal>
      </>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await vi.advanceTimersByTimeAsync(200)
    queue.add({ text: 'Saved' })
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved')
  })

  test('is reached by F6 when it was mounted before the first message, and gives the focus back', async () => {
    const queue = await show()
    const button = page.getByRole('button', { name: 'Page' })
    button.element().focus()
    queue.add({ text: 'Saved' })
    await expect.element(message('Saved')).toBeVisible()
    await userEvent.keyboard('{F6}')
    await expect.element(page.getByRole('region', { name: 'Messages' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(message('Saved')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    queue.add({ text: 'Once more' })
    await expect.element(message('Once more')).toBeVisible()
    await userEvent.keyboard('{F6}')
    await expect.element(page.getByRole('region', { name: 'Messages' })).toHaveFocus()
  })

  test('removes a message when its time has passed', async () => {
    const queue = await show()
    queue.add({ text: 'Saved' }, { timeout: 10_000 })
    await expect.element(message('Saved')).toBeVisible()
    await vi.advanceTimersByTimeAsync(9900)
    await expect.element(message('Saved')).toBeVisible()
    await vi.advanceTimersByTimeAsync(200)
    await expect.element(message('Saved')).not.toBeInTheDocument()
  })

  test.each(['pointed at', 'in focus'])('stops the timer while it is %s', async (how) => {
    const queue = await show()
    queue.add({ text: 'Saved' }, { timeout: 5000 })
    await expect.element(message('Saved')).toBeVisible()
    if (how === 'pointed at') await userEvent.hover(message('Saved'))
    else page.getByRole('button', { name: 'Close the message' }).element().focus()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.element(message('Saved')).toBeVisible()
    if (how === 'pointed at') await userEvent.hover(page.getByRole('button', { name: 'Page' }))
    else page.getByRole('button', { name: 'Page' }).element().focus()
    await vi.advanceTimersByTimeAsync(5100)
    await expect.element(message('Saved')).not.toBeInTheDocument()
  })

  test('runs the action of a message once and removes the message', async () => {
    const onAction = vi.fn()
    const queue = await show()
    queue.add({ text: 'Hidden', actionLabel: 'Undo', onAction })
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(onAction).toHaveBeenCalledOnce()
    await expect.element(message('Hidden')).not.toBeInTheDocument()
  })

  test('shows three messages at once, and the others when there is room', async () => {
    const queue = await show()
    for (const text of ['One', 'Two', 'Three', 'Four']) queue.add({ text })
    await expect.element(message('Four')).toBeVisible()
    expect(page.getByRole('alertdialog').elements()).toHaveLength(3)
    await message('Four').getByRole('button', { name: 'Close the message' }).click()
    await expect.element(message('One')).toBeVisible()
  })
})
