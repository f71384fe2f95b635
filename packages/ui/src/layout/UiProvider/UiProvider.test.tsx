import { texts } from '@spadestik/messages/texts/da'
import { texts as english } from '@spadestik/messages/texts/en'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RangeField } from '../../fields/RangeField/RangeField'
import { Tabs } from '../Tabs/Tabs'
import { UiProvider } from './UiProvider'

const field = <RangeField label="Sum" value={{ min: null, max: null }} maxValue={3000} onChange={vi.fn()} />

test('[G08] UiProvider sets the language of texts and the format of numbers', async () => {
  const ui = await render(
    <UiProvider language="da" texts={texts}>
      {field}
    </UiProvider>,
  )
  await expect.element(ui.getByRole('textbox', { name: 'Til' })).toHaveAttribute('placeholder', '3.000')
})

test('[G08] UiProvider changes the language with its texts, and the components keep their state', async () => {
  const range = <RangeField label="Sum" maxValue={3000} defaultValue={{ min: 1200, max: null }} />
  const ui = await render(
    <UiProvider language="da" texts={texts}>
      {range}
    </UiProvider>,
  )
  await ui.getByRole('textbox', { name: 'Fra' }).fill('1500')
  await userEvent.keyboard('{Enter}')
  await ui.rerender(
    <UiProvider language="en" texts={english}>
      {range}
    </UiProvider>,
  )
  await expect.element(ui.getByRole('textbox', { name: 'To' })).toHaveAttribute('placeholder', '3,000')
  await expect.element(ui.getByRole('textbox', { name: 'From' })).toHaveValue('1,500')
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

test.each([
  ['nn-NO', '3\u00A0000'],
  ['en-US', '3,000'],
  ['de', '3,000'],
  ['not a tag', '3,000'],
])('[G08] UiProvider accepts the language "%s" without logging', async (language, placeholder) => {
  const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const ui = await render(
    <UiProvider language={language} texts={texts}>
      {field}
    </UiProvider>,
  )
  await expect.element(ui.getByRole('textbox', { name: 'Til' })).toHaveAttribute('placeholder', placeholder)
  expect(logs.flatMap((log) => log.mock.calls)).toEqual([])
  vi.restoreAllMocks()
})

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
])('[G08] in the language "%s", %s moves forward', async (language, key) => {
  const ui = await render(
    <UiProvider language={language} texts={texts}>
      <Tabs
        label="Parts"
        tabs={[
          { id: 'first', title: 'First', content: '1' },
          { id: 'second', title: 'Second', content: '2' },
        ]}
      />
    </UiProvider>,
  )
  await ui.getByRole('tab', { name: 'First' }).click()
  await userEvent.keyboard(key)
  await expect.element(ui.getByRole('tab', { name: 'Second' })).toHaveFocus()
})
