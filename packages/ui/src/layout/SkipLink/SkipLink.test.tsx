import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { SkipLink } from './SkipLink'

test('[L01] SkipLink is invisible until it has the focus', async () => {
  const ui = await renderUi(<SkipLink targetId="content" />)
  const link = ui.getByRole('link', { name: 'Skip to the content' })
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
  await userEvent.tab()
  expect(link.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})
