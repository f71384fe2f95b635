import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { RowCheckbox } from './RowCheckbox'

test('[Y01] RowCheckbox has the name of its row and reports a press with Shift as a range', async () => {
  const onSelect = vi.fn()
  const ui = await renderUi(<RowCheckbox itemName="Lindbro" isSelected={false} onSelect={onSelect} />)
  const box = ui.getByRole('checkbox', { name: 'Select Lindbro' })
  await box.click()
  expect(onSelect).toHaveBeenLastCalledWith(false)
  await box.click({ modifiers: ['Shift'] })
  expect(onSelect).toHaveBeenLastCalledWith(true)
  await userEvent.keyboard(' ')
  expect(onSelect).toHaveBeenCalledTimes(3)
})

test('[Y01] RowCheckbox for all rows is mixed if some rows are selected', async () => {
  const ui = await renderUi(<RowCheckbox itemName={null} isSelected={false} isMixed onSelect={vi.fn()} />)
  const box = ui.getByRole('checkbox', { name: 'Select all rows on this page' })
  await expect.element(box).toHaveProperty('indeterminate', true)
  await ui.rerender(<RowCheckbox itemName={null} isSelected onSelect={vi.fn()} />)
  await expect.element(box).toHaveProperty('indeterminate', false)
  await expect.element(box).toBeChecked()
})

test('[Y01] RowCheckbox that is quiet shows on hover of its row and on keyboard focus', async () => {
  const ui = await renderUi(
    <>
      <p>Elsewhere</p>
      <table>
        <tbody>
          <tr>
            <td>
              <RowCheckbox itemName="Lindbro" isSelected={false} isQuiet onSelect={vi.fn()} />
            </td>
            <td>48</td>
          </tr>
        </tbody>
      </table>
    </>,
  )
  const opacity = () => getComputedStyle(ui.getByRole('checkbox').element()).opacity
  await ui.getByText('Elsewhere').hover()
  await expect.poll(opacity).toBe('0')
  await ui.getByText('48').hover()
  await expect.poll(opacity).toBe('1')
  await ui.getByText('Elsewhere').hover()
  await expect.poll(opacity).toBe('0')
  await userEvent.tab()
  await expect.poll(opacity).toBe('1')
})
