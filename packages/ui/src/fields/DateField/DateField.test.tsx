import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { DateField } from './DateField'

function Held({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>('2026-11-24')
  return (
    <DateField
      label="Date"
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

test.each(['da-DK', 'en', 'nb-NO', 'sv-SE'])(
  '[V02, Z05] a day is written DD.MM.YYYY in %s',
  async (locale) => {
    const ui = await renderUi(
      <I18nProvider locale={locale}>
        <DateField label="Date" value="2026-11-05" onChange={vi.fn()} />
      </I18nProvider>,
    )
    await expect.element(ui.getByRole('group', { name: 'Date' })).toHaveTextContent('05.11.2026')
  },
)

describe('[V02] DateField', () => {
  test('accepts a day typed part by part', async () => {
    const onChange = vi.fn()
    const ui = await renderUi(<DateField label="Date" value="2026-11-24" onChange={onChange} />)
    await ui.getByRole('spinbutton', { name: /day, Date/ }).click()
    await userEvent.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-25')
  })

  test('accepts a day from its calendar, but no day outside its limits', async () => {
    const onChange = vi.fn()
    const ui = await renderUi(
      <DateField
        label="Date"
        value="2026-11-24"
        onChange={onChange}
        minValue="2026-11-20"
        maxValue="2026-11-30"
      />,
    )
    await ui.getByRole('button', { name: /Pick a date/ }).click()
    await expect
      .element(page.getByRole('button', { name: /19 November 2026/ }))
      .toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: /30 November 2026/ }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-30')
  })

  test('reports null when it is cleared', async () => {
    const onChange = vi.fn()
    const ui = await renderUi(<Held onChange={onChange} />)
    for (const part of [/day, Date/, /month, Date/, /year, Date/]) {
      await ui.getByRole('spinbutton', { name: part }).click()
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    }
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  test('connects its error and its hint to the parts of the day', async () => {
    const ui = await renderUi(
      <DateField
        label="Date"
        value={null}
        onChange={vi.fn()}
        isRequired
        description="We call that day."
        errorMessage="The field is required"
      />,
    )
    await expect
      .element(ui.getByRole('group', { name: 'Date' }))
      .toHaveAccessibleDescription(/We call that day\..*The field is required/)
  })
})
