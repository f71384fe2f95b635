import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { CriterionPath } from './CriterionPath'

test('[P01] CriterionPath writes parent › child', async () => {
  const ui = await renderUi(<CriterionPath names={['Education', 'Day care']} />)
  await expect.element(ui.getByText('›')).toBeVisible()
  expect(ui.container.textContent).toContain('Education ›')
  expect(ui.container.textContent).toContain('Day care')
})
