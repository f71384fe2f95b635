import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { AgentDeleteModalProps } from './AgentDeleteModal'
import { AgentDeleteModal } from './AgentDeleteModal'

const props = (more: Partial<AgentDeleteModalProps> = {}): AgentDeleteModalProps => ({
  isOpen: true,
  agent: { name: 'Bridges', colleagueCount: 1 },
  onClose: vi.fn(),
  onDelete: vi.fn(),
  ...more,
})

describe('[M02] AgentDeleteModal', () => {
  test('names the agent, says how many colleagues lose it, and deletes it', async () => {
    const all = props()
    await renderUi(<AgentDeleteModal {...all} />)
    await expect.element(page.getByText(/“Bridges” is no longer saved/)).toBeVisible()
    await expect.element(page.getByText('It disappears for 1 colleague too.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    expect(all.onDelete).toHaveBeenCalledOnce()
  })

  test('does not mention colleagues if there are none', async () => {
    await renderUi(<AgentDeleteModal {...props({ agent: { name: 'Bridges', colleagueCount: 0 } })} />)
    await expect.element(page.getByText(/colleague/)).not.toBeInTheDocument()
  })

  test('[M01] announces a failure and allows another try', async () => {
    const all = props({ errorMessage: 'Not deleted.' })
    await renderUi(<AgentDeleteModal {...all} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not deleted.')
    await expect.element(page.getByRole('button', { name: 'Delete' })).toBeEnabled()
  })

  test('[M01] closes itself without an agent', async () => {
    const all = props({ agent: null })
    await renderUi(<AgentDeleteModal {...all} />)
    expect(all.onClose).toHaveBeenCalledOnce()
  })
})
