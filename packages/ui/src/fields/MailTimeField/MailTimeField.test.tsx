import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { MailTimeField } from './MailTimeField'

test('[W08] MailTimeField offers four frequencies, each explained', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(<MailTimeField value="daily" onChange={onChange} />)
  const group = ui.getByRole('radiogroup', { name: 'E-mail about news' })
  await expect.element(group.getByRole('radio', { name: /Daily/ })).toBeChecked()
  expect(group.getByRole('radio').elements()).toHaveLength(4)
  await ui.getByText('At once').click()
  expect(onChange).toHaveBeenLastCalledWith('always')
})
