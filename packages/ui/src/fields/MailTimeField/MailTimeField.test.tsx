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

test('[W08] MailTimeField can be named after what its mails are about', async () => {
  const ui = await renderUi(<MailTimeField label="Mails about this list" defaultValue="never" />)
  await expect.element(ui.getByRole('radiogroup', { name: 'Mails about this list' })).toBeVisible()
})
