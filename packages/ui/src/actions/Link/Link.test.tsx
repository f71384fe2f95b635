import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Link } from './Link'

test('[G03] Link is a link with its address in every variant', async () => {
  const ui = await renderUi(
    <Link href="#/company/7" variant="strong">
      Fjordby
    </Link>,
  )
  await expect.element(ui.getByRole('link', { name: 'Fjordby' })).toHaveAttribute('href', '#/company/7')
})
