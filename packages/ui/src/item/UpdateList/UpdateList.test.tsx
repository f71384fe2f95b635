import { describe, expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { UpdateList } from './UpdateList'

describe('[P03] UpdateList', () => {
  test('lists each update with its day, as a link if the update has an address', async () => {
    const ui = await renderUi(
      <UpdateList
        label="Latest updates"
        updates={[
          { id: 1, date: '18.11.2026', text: 'Tender published', href: '#dates' },
          { id: 2, date: '02.11.2026', text: 'Phase changed', kind: 'Correction' },
        ]}
      />,
    )
    const list = ui.getByRole('list', { name: 'Latest updates' })
    expect(list.getByRole('listitem').elements()).toHaveLength(2)
    await expect.element(ui.getByRole('link', { name: 'Tender published' })).toHaveAttribute('href', '#dates')
    await expect.element(ui.getByText('02.11.2026 · Correction')).toBeVisible()
    expect(ui.getByRole('link').elements()).toHaveLength(1)
  })

  test('says that updates are loading, or that there are none', async () => {
    const ui = await renderUi(<UpdateList label="Latest" updates={[]} isLoading />)
    await expect.element(ui.getByRole('status')).toHaveTextContent('The updates are on their way')
    await ui.rerender(<UpdateList label="Latest" updates={[]} />)
    await expect.element(ui.getByText('No updates yet.')).toBeVisible()
  })
})
