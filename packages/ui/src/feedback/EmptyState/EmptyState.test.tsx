import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Button } from '../../actions/Button/Button'
import { EmptyState } from './EmptyState'

test('[B01] EmptyState says what is missing in a heading, and what to do', async () => {
  const ui = await renderUi(
    <EmptyState title="No hidden items" headingLevel={3} actions={<Button>Search</Button>}>
      Hide one from a search.
    </EmptyState>,
  )
  await expect.element(ui.getByRole('heading', { level: 3, name: 'No hidden items' })).toBeVisible()
  await expect.element(ui.getByRole('button', { name: 'Search' })).toBeVisible()
})
