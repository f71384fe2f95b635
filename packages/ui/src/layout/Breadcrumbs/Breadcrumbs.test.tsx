import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Breadcrumbs } from './Breadcrumbs'

test('[G03] Breadcrumbs says where the reader is without a link to it', async () => {
  const ui = await renderUi(
    <Breadcrumbs label="Way here" above={[{ label: 'Lists', href: '#/lists' }]} current="Bridges" />,
  )
  await expect.element(ui.getByText('Bridges')).toHaveAttribute('aria-current', 'page')
  expect(ui.getByRole('link').elements()).toHaveLength(1)
})
