import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Breadcrumbs } from './Breadcrumbs'

test('[G03] Breadcrumbs names the current page without a link', async () => {
  const ui = await renderUi(
    <Breadcrumbs label="Way here" above={[{ label: 'Lists', href: '#/lists' }]} current="Bridges" />,
  )
  await expect.element(ui.getByText('Bridges')).toHaveAttribute('aria-current', 'page')
  expect(ui.getByRole('link').elements()).toHaveLength(1)
})
