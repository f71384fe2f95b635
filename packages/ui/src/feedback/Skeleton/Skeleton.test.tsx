import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Skeleton } from './Skeleton'

test('[G03] Skeleton is as high as its lines and hidden from assistive technology', async () => {
  const ui = await renderUi(<Skeleton lines={3} lineHeight={20} />)
  const [skeleton] = ui.container.children
  expect(skeleton?.getBoundingClientRect().height).toBe(60)
  expect(skeleton?.getAttribute('aria-hidden')).toBe('true')
})
