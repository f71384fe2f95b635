import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { DefinitionList } from './DefinitionList'

const items = [
  { id: 'sum', term: 'Sum', detail: '62' },
  { id: 'floors', term: 'Floors', detail: null },
  { id: 'zero', term: 'Units', detail: 0 },
]

test('[P01] DefinitionList leaves out what is not stated, but not a zero', async () => {
  const ui = await renderUi(<DefinitionList items={items} />)
  await expect.element(ui.getByText('Sum')).toBeVisible()
  await expect.element(ui.getByText('Units')).toBeVisible()
  await expect.element(ui.getByText('Floors')).not.toBeInTheDocument()
})

test('[P01] DefinitionList says what is not stated where that is wanted', async () => {
  const ui = await renderUi(<DefinitionList items={items} whenMissing="say" />)
  await expect.element(ui.getByText('Not stated')).toBeVisible()
})
