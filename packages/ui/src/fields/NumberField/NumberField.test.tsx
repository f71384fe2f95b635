import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { NumberField } from './NumberField'

test('[V03] NumberField reports its number on Enter, but not while the user types', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(<NumberField label="Area" value={null} onChange={onChange} />)
  await ui.getByRole('textbox', { name: 'Area' }).fill('2,150')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(2150)
})

test('[V03] NumberField keeps its number when the wheel turns over it', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(<NumberField label="Area" defaultValue={12} onChange={onChange} />)
  const field = ui.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.wheel(field, { delta: { y: -100 }, times: 3 })
  await userEvent.tab()
  await expect.element(field).toHaveValue('12')
  expect(onChange).not.toHaveBeenCalled()
})

test('[V03] NumberField reports null when the user clears it and leaves it', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(<NumberField label="Area" value={12} onChange={onChange} />)
  await ui.getByRole('textbox').clear()
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(null)
})
