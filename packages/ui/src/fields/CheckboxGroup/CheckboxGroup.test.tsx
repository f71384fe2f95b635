import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { CheckboxGroup } from './CheckboxGroup'

const options = [
  { value: 'tender', label: 'Tender' },
  { value: 'award', label: 'Award' },
  { value: 'idea', label: 'Idea', isDisabled: true },
]

test('[S09] CheckboxGroup adds a pressed option to the selected options', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(
    <CheckboxGroup label="Phase" options={options} value={['tender']} onChange={onChange} />,
  )
  await ui.getByText('Award').click()
  expect(onChange).toHaveBeenCalledWith(['tender', 'award'])
  await expect.element(ui.getByRole('group', { name: 'Phase' })).toBeVisible()
})

test('[S09] CheckboxGroup ignores a disabled option', async () => {
  const ui = await renderUi(<CheckboxGroup label="Phase" options={options} value={[]} onChange={vi.fn()} />)
  await expect.element(ui.getByRole('checkbox', { name: 'Idea' })).toBeDisabled()
})
