import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { LinkButton } from './LinkButton'

test('[G03] LinkButton is a link with its address', async () => {
  const ui = await renderUi(<LinkButton href="#/prices">Prices</LinkButton>)
  await expect.element(ui.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '#/prices')
})
