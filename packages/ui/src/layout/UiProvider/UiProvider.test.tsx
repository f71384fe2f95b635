import { texts } from '@spadestik/messages/texts/da'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RangeField } from '../../fields/RangeField/RangeField'
import { UiProvider } from './UiProvider'

const field = <RangeField label="Sum" value={{ min: null, max: null }} maxValue={3000} onChange={vi.fn()} />

test('[G08] UiProvider gives the components the texts and the number format of a language', async () => {
  const ui = await render(
    <UiProvider language="da" texts={texts}>
      {field}
    </UiProvider>,
  )
  await expect.element(ui.getByRole('textbox', { name: 'Til' })).toHaveAttribute('placeholder', '3.000')
})

test('[G08] UiProvider accepts a replaced text', async () => {
  const ui = await render(
    <UiProvider language="da" texts={{ ...texts, 'ui.RangeField.to': 'Højst' }}>
      {field}
    </UiProvider>,
  )
  await expect.element(ui.getByRole('textbox', { name: 'Højst' })).toBeVisible()
  await expect.element(ui.getByRole('textbox', { name: 'Fra' })).toBeVisible()
})
