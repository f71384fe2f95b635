import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { SegmentedControl } from './SegmentedControl'

const segments = [
  { value: 'project', label: 'Projects' },
  { value: 'company', label: 'Companies' },
] as const

test('[S01] SegmentedControl selects another segment, and a press on the selected one changes nothing', async () => {
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

test('[S01, G03] SegmentedControl is one tab stop, and arrow keys skip disabled segments', async () => {
  const onChange = vi.fn()
  await renderUi(
    <SegmentedControl
      label="Type"
      segments={[
        { value: 'project', label: 'Projects' },
        { value: 'procurement', label: 'Tenders', isDisabled: true },
        { value: 'company', label: 'Companies' },
      ]}
      value="project"
      onChange={onChange}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange.mock.calls).toEqual([['company']])
})
