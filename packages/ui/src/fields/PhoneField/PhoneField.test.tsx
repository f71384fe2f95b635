import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { PhoneField } from './PhoneField'

test('[V02] PhoneField shows which calling code a number without a plus gets', async () => {
  const ui = await renderUi(
    <PhoneField label="Phone" value="20 30" callingCode={45} onChange={vi.fn()} description="At work." />,
  )
  await expect.element(ui.getByText('+45', { exact: true })).toBeVisible()
  await expect
    .element(ui.getByRole('textbox', { name: 'Phone' }))
    .toHaveAccessibleDescription('At work. A number without a plus gets +45.')
})

test.each(['+46 70', ' +4', '0046 70'])(
  '[V02] PhoneField does not add a calling code to %j',
  async (value) => {
    const ui = await renderUi(<PhoneField label="Phone" value={value} callingCode={45} onChange={vi.fn()} />)
    await expect.element(ui.getByRole('textbox')).toHaveValue(value)
    await expect.element(ui.getByText('+45', { exact: true })).not.toBeInTheDocument()
  },
)

test('[V02] PhoneField reports exactly what was typed', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(<PhoneField label="Phone" value="" callingCode={45} onChange={onChange} />)
  await ui.getByRole('textbox').fill('20 30 40')
  expect(onChange).toHaveBeenLastCalledWith('20 30 40')
})
