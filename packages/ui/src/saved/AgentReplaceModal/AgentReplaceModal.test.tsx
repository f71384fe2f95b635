import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { AgentReplaceModalProps } from './AgentReplaceModal'
import { AgentReplaceModal } from './AgentReplaceModal'

const props = (more: Partial<AgentReplaceModalProps> = {}): AgentReplaceModalProps => ({
  isOpen: true,
  search: {},
  agents: [
    { id: 1, name: 'Bridges', isShared: true },
    { id: 2, name: 'Schools', isShared: false },
  ],
  value: 2,
  onChange: vi.fn(),
  onClose: vi.fn(),
  onSubmit: vi.fn(),
  ...more,
})

describe('[M02] AgentReplaceModal', () => {
  test('says that the agents are loading, and cannot be submitted meanwhile', async () => {
    await renderUi(<AgentReplaceModal {...props({ isLoading: true, agents: [], value: null })} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Your agents are on their way')
    await expect.element(page.getByRole('button', { name: 'Replace' })).toBeDisabled()
  })

  test('shows what the selected agent loses and gets', async () => {
    const ui = await renderUi(<AgentReplaceModal {...props({ value: null })} />)
    const status = page.getByRole('status')
    await expect.element(status).toBeEmptyDOMElement()
    const changes = { removed: ['Footbridges', 'Order: Next deadline'], added: ['Roads'] }
    await ui.rerender(<AgentReplaceModal {...props({ changes })} />)
    await expect.element(status.getByText('Removed from the agent')).toBeVisible()
    await expect
      .element(status)
      .toHaveTextContent('Removed from the agentFootbridgesOrder: Next deadlineNew in the agentRoads')
    await ui.rerender(<AgentReplaceModal {...props({ changes: { removed: [], added: [] } })} />)
    await expect.element(status).toHaveTextContent('The agent already has these filters.')
  })

  test('submits the selected agent', async () => {
    const all = props()
    await renderUi(<AgentReplaceModal {...all} />)
    await page.getByText('Bridges').click()
    expect(all.onChange).toHaveBeenCalledWith(1)
    await page.getByRole('button', { name: 'Replace' }).click()
    expect(all.onSubmit).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('[M01] stays open while it is submitting, and announces a failure', async () => {
    const all = props({ isSubmitting: true })
    const ui = await renderUi(<AgentReplaceModal {...all} />)
    await userEvent.keyboard('{Escape}')
    expect(all.onClose).not.toHaveBeenCalled()
    await ui.rerender(<AgentReplaceModal {...all} isSubmitting={false} errorMessage="Not saved." />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved.')
    await expect.element(page.getByRole('button', { name: 'Replace' })).toBeEnabled()
  })

  test('says that there is no agent to replace', async () => {
    await renderUi(<AgentReplaceModal {...props({ agents: [], value: null })} />)
    await expect.element(page.getByText('You have no agent of this kind to replace.')).toBeVisible()
  })
})
