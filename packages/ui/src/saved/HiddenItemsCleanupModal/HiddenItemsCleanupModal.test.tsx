import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { HiddenItemsCleanupModalProps } from './HiddenItemsCleanupModal'
import { HiddenItemsCleanupModal } from './HiddenItemsCleanupModal'

const props = (more: Partial<HiddenItemsCleanupModalProps> = {}): HiddenItemsCleanupModalProps => ({
  isOpen: true,
  hasColleagues: true,
  isForAll: true,
  onForAllChange: vi.fn(),
  onClose: vi.fn(),
  onSubmit: vi.fn(),
  ...more,
})

describe('[B01] HiddenItemsCleanupModal', () => {
  test('says exactly which hidden items are removed', async () => {
    await renderUi(<HiddenItemsCleanupModal {...props()} />)
    await expect.element(page.getByText('tenders whose dates have all passed')).toBeVisible()
    await expect.element(page.getByText('projects that have reached their last phase')).toBeVisible()
  })

  test.each([
    [true, true],
    [false, false],
  ])('with colleagues (%s) cleans up for all: %s', async (hasColleagues, isForAll) => {
    const all = props({ hasColleagues })
    await renderUi(<HiddenItemsCleanupModal {...all} />)
    expect(page.getByRole('checkbox').elements()).toHaveLength(hasColleagues ? 1 : 0)
    await page.getByRole('button', { name: 'Clean up' }).click()
    expect(all.onSubmit).toHaveBeenCalledExactlyOnceWith(isForAll)
  })

  test('[M01] announces a failure and allows another try', async () => {
    await renderUi(<HiddenItemsCleanupModal {...props({ errorMessage: 'Not done.' })} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not done.')
    await expect.element(page.getByRole('button', { name: 'Clean up' })).toBeEnabled()
  })
})
