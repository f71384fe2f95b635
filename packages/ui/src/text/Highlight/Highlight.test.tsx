import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Highlight } from './Highlight'

test('[S08] Highlight highlights each typed word and does not change the text', async () => {
  const ui = await renderUi(<Highlight text="Renovering af Åbro" typed="abro RENOV" />)
  const marks = [...ui.container.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marks).toEqual(['Renov', 'Åbro'])
  expect(ui.container.textContent).toBe('Renovering af Åbro')
})
