import { describe, expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Checkbox } from './Checkbox'

const marked = (mark: 'included' | 'excluded') => (
  <Checkbox mark={mark} canExclude>
    Footbridges
  </Checkbox>
)

describe('[S10] Checkbox', () => {
  test('is checked when it is included', async () => {
    const ui = await renderUi(<Checkbox mark="included">Road bridges</Checkbox>)
    await expect.element(ui.getByRole('checkbox', { name: 'Road bridges' })).toBeChecked()
  })

  test('is unchecked when it is excluded, and its name says that it is excluded', async () => {
    const ui = await renderUi(
      <Checkbox mark="excluded" canExclude>
        Footbridges
      </Checkbox>,
    )
    await expect.element(ui.getByRole('checkbox', { name: 'Footbridges, excluded' })).not.toBeChecked()
  })

  test.each([
    ['none', true, 'included'],
    ['included', true, 'excluded'],
    ['excluded', true, 'none'],
    ['included', false, 'none'],
  ] as const)('a press on %s (exclusion %s) asks for %s', async (mark, canExclude, next) => {
    const onMarkChange = vi.fn()
    const ui = await renderUi(
      <Checkbox mark={mark} canExclude={canExclude} onMarkChange={onMarkChange}>
        Tunnels
      </Checkbox>,
    )
    await ui.getByText('Tunnels').first().click()
    expect(onMarkChange).toHaveBeenCalledExactlyOnceWith(next)
  })

  test('announces politely that a press excluded it, and announces nothing before', async () => {
    const ui = await renderUi(marked('included'))
    const status = ui.getByRole('status')
    await expect.element(status).toHaveTextContent('')
    await ui.getByText('Footbridges').click()
    await ui.rerender(marked('excluded'))
    await expect.element(status).toHaveTextContent('Footbridges, excluded')
  })

  test('is an ordinary checkbox without a mark', async () => {
    const onChange = vi.fn()
    const ui = await renderUi(<Checkbox onChange={onChange}>Remember me</Checkbox>)
    await ui.getByText('Remember me').click()
    expect(onChange).toHaveBeenCalledWith(true)
  })
})
