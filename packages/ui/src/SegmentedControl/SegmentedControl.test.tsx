import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi'
import { SegmentedControl } from './SegmentedControl'

const segments = [
  { value: 'project', label: 'Projects' },
  { value: 'company', label: 'Companies' },
] as const

test('[S01] SegmentedControl switches, and pressing the chosen one changes nothing', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(
    <SegmentedControl label="Type" segments={segments} value="project" onChange={onChange} />,
  )
  await expect.element(ui.getByRole('radio', { name: 'Projects' })).toBeChecked()
  await ui.getByRole('radio', { name: 'Projects' }).click()
  expect(onChange).not.toHaveBeenCalledWith('company')
  await ui.getByRole('radio', { name: 'Companies' }).click()
  expect(onChange).toHaveBeenLastCalledWith('company')
})
