import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi'
import { SearchField } from './SearchField'

const modes = [
  { value: 'normal', label: 'Normal' },
  { value: 'zipCode', label: 'Zip code' },
] as const

test('[S08] SearchField submits on Enter and clears on Escape', async () => {
  const onSubmit = vi.fn()
  const onChange = vi.fn()
  const ui = await renderUi(
    <SearchField label="Text" value="bridge" onChange={onChange} onSubmit={onSubmit} />,
  )
  await ui.getByRole('searchbox', { name: 'Text' }).click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('bridge')
  await userEvent.keyboard('{Escape}')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('[S08] SearchField lets its reader choose what the text is looked for in', async () => {
  const onModeChange = vi.fn()
  const ui = await renderUi(
    <SearchField label="Text" value="8000" modes={modes} mode="normal" onModeChange={onModeChange} />,
  )
  await ui.getByRole('button', { name: /What to search in/ }).click()
  await page.getByRole('option', { name: 'Zip code' }).click()
  expect(onModeChange).toHaveBeenCalledWith('zipCode')
})
