import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { alertPresets, everything } from '../../../testing/alertPresets'
import { renderUi } from '../../../testing/renderUi'
import type { AlertChoices } from './AlertKinds'
import { AlertKinds } from './AlertKinds'

function Controlled({ first, onChange }: { first: AlertChoices; onChange: (value: AlertChoices) => void }) {
  const [value, setValue] = useState(first)
  return (
    <AlertKinds
      value={value}
      presets={alertPresets}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const choose = async (label: RegExp, option: string) => {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('[Z10] AlertKinds shows the preset, and selecting another one changes all choices', async () => {
  const onChange = vi.fn()
  await renderUi(<Controlled first={everything} onChange={onChange} />)
  await expect.element(page.getByRole('button', { name: /Everything.*What is mailed/ })).toBeVisible()
  await choose(/What is mailed/, 'Only urgent news, at once')
  expect(onChange).toHaveBeenLastCalledWith(alertPresets[2]?.choices)
  await expect.element(page.getByRole('group')).not.toBeInTheDocument()
})

test('[Z10] with an own choice, each kind is selected separately', async () => {
  const onChange = vi.fn()
  await renderUi(<Controlled first={everything} onChange={onChange} />)
  await choose(/What is mailed/, 'Own choice')
  expect(onChange).not.toHaveBeenCalled()
  await choose(/Award or cancellation/, 'At once')
  expect(onChange).toHaveBeenLastCalledWith({ ...everything, outcome: 'atOnce' })
  await choose(/What is mailed/, 'Only what is new')
  await expect.element(page.getByRole('group')).not.toBeInTheDocument()
})

test('[Z10] choices that equal no preset are shown as an own choice, and stay one when they later equal a preset', async () => {
  await renderUi(<Controlled first={{ ...everything, sum: 'never' }} onChange={vi.fn()} />)
  await expect.element(page.getByRole('group', { name: /Own choice/ })).toBeVisible()
  await choose(/New sum/, 'With the mail')
  await expect.element(page.getByRole('group', { name: /Own choice/ })).toBeVisible()
})

test('[Z10, G03] a kind is chosen by keyboard, and the focus stays on its field', async () => {
  const onChange = vi.fn()
  await renderUi(<Controlled first={{ ...everything, sum: 'never' }} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ ...everything, sum: 'never', new: 'atOnce' })
  await expect.element(page.getByRole('button', { name: /^At once New/ })).toHaveFocus()
})
