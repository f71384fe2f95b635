import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import type { AccordionProps } from './Accordion'
import { Accordion } from './Accordion'

const props = (more: Partial<AccordionProps> = {}): AccordionProps => ({
  expanded: ['one'],
  onExpandedChange: vi.fn(),
  items: [
    { id: 'one', title: 'First', content: <p>About the first</p>, anchor: 'page1' },
    { id: 'two', title: 'Second', content: <p>About the second</p> },
  ],
  ...more,
})

test.each([
  [false, ['one', 'two']],
  [true, ['two']],
])('[A07] Accordion that is single (%s) has %j open after the second is opened', async (isSingle, open) => {
  const all = props({ isSingle })
  const ui = await renderUi(<Accordion {...all} />)
  await ui.getByRole('button', { name: 'Second' }).click()
  expect(all.onExpandedChange).toHaveBeenLastCalledWith(open)
})

test('[A07] Accordion closes an open part, and links can lead to a part by its anchor', async () => {
  const all = props()
  const ui = await renderUi(<Accordion {...all} />)
  await expect.element(ui.getByText('About the first')).toBeVisible()
  expect(document.querySelector('#page1')?.textContent).toContain('First')
  await ui.getByRole('button', { name: 'First' }).click()
  expect(all.onExpandedChange).toHaveBeenLastCalledWith([])
})
