import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { RadioGroup } from './RadioGroup'

const options = [
  { value: 'both', label: 'Both' },
  { value: 'public', label: 'Public' },
] as const

test('[S15] RadioGroup is one tab stop, and arrow keys select an option', async () => {
  const onChange = vi.fn()
  await renderUi(<RadioGroup label="Owner" options={options} value="both" onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange).toHaveBeenCalledWith('public')
})
