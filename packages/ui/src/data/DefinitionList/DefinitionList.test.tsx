import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { DefinitionList } from './DefinitionList'

const items = [
  { id: 'sum', term: 'Sum', detail: '62' },
  { id: 'floors', term: 'Floors', detail: null },
  { id: 'zero', term: 'Units', detail: 0 },
]

test('[P01] DefinitionList leaves out missing values, but shows a zero', async () => {
  const ui = await renderUi(<DefinitionList items={items} />)
  await expect.element(ui.getByText('Sum')).toBeVisible()
  await expect.element(ui.getByText('Units')).toBeVisible()
  await expect.element(ui.getByText('Floors')).not.toBeInTheDocument()
})

test('[P01] DefinitionList with `whenMissing="say"` shows that a value is missing', async () => {
  const ui = await renderUi(<DefinitionList items={items} whenMissing="say" />)
  await expect.element(ui.getByText('Not stated')).toBeVisible()
})
