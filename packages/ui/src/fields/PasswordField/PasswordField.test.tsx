import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { PasswordField } from './PasswordField'

test('[A01] PasswordField hides the password until the user shows it, and hides it again', async () => {
  const ui = await renderUi(<PasswordField label="Password" value="a good word" />)
  const input = ui.getByLabelText('Password', { exact: true })
  await expect.element(input).toHaveAttribute('type', 'password')
  await ui.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await ui.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
})
