import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { people } from '../../../testing/people'
import { renderUi } from '../../../testing/renderUi'
import type { HiddenItemSettingsModalProps } from './HiddenItemSettingsModal'
import { HiddenItemSettingsModal } from './HiddenItemSettingsModal'

const props = (more: Partial<HiddenItemSettingsModalProps> = {}): HiddenItemSettingsModalProps => ({
  isOpen: true,
  item: { name: 'Lindbro' },
  people,
  value: [1],
  onChange: vi.fn(),
  onClose: vi.fn(),
  onSubmit: vi.fn(),
  ...more,
})

describe('[M03] HiddenItemSettingsModal', () => {
  test('explains what hiding does, and selects for whom the item is hidden', async () => {
    const all = props({ isNew: true })
    await renderUi(<HiddenItemSettingsModal {...all} />)
    await expect.element(page.getByText(/“Lindbro” no longer shows up/)).toBeVisible()
    await page.getByText('Jens Holm').click()
    expect(all.onChange).toHaveBeenCalledWith([1, 2])
    await page.getByRole('button', { name: 'Hide' }).click()
    expect(all.onSubmit).toHaveBeenCalledExactlyOnceWith([1])
  })

  test('[Y02] explains what hiding several items does', async () => {
    await renderUi(<HiddenItemSettingsModal {...props({ isNew: true, count: 3 })} />)
    await expect.element(page.getByText('3 items no longer show up in searches and e-mails.')).toBeVisible()
  })

  test.each([
    ['with colleagues and nobody selected', people, [], true],
    ['with one person selected', people, [2], false],
    ['without colleagues', people.slice(0, 1), [], false],
  ])('[V02] %s has its confirmation disabled: %s', async (_case, colleagues, value, isDisabled) => {
    await renderUi(<HiddenItemSettingsModal {...props({ people: colleagues, value })} />)
    const save = page.getByRole('button', { name: 'Save' })
    await (isDisabled ? expect.element(save).toBeDisabled() : expect.element(save).toBeEnabled())
  })

  test('offers to show the item again', async () => {
    const onRemove = vi.fn()
    await renderUi(<HiddenItemSettingsModal {...props({ onRemove })} />)
    await page.getByRole('button', { name: 'Show again' }).click()
    expect(onRemove).toHaveBeenCalledOnce()
  })

  test('[M01] announces a failure and closes itself without an item', async () => {
    const all = props({ errorMessage: 'Not hidden.' })
    const ui = await renderUi(<HiddenItemSettingsModal {...all} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not hidden.')
    await ui.rerender(<HiddenItemSettingsModal {...all} item={undefined} />)
    expect(all.onClose).toHaveBeenCalledOnce()
  })
})
