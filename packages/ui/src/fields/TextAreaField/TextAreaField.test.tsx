import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { TextAreaField } from './TextAreaField'

test('[V01] TextAreaField has three rows by default and reports its text', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(<TextAreaField label="Note" value="" onChange={onChange} />)
  const area = ui.getByRole('textbox', { name: 'Note' })
  await expect.element(area).toHaveAttribute('rows', '3')
  await area.fill('Call them')
  expect(onChange).toHaveBeenLastCalledWith('Call them')
})
