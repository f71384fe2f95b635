import { History } from 'lucide-react'
import { use } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Peek } from './Peek'

const neverCome = new Promise<never>(() => {})

function OnItsWay() {
  return use(neverCome)
}

test('[S20] a peek reserves space while its content loads', async () => {
  const ui = await render(
    <IntlProvider locale="en">
      <Peek icon={History} label="Latest updates">
        <OnItsWay />
      </Peek>
    </IntlProvider>,
  )
  await ui.getByRole('button', { name: 'Latest updates' }).click()
  const look = ui.getByRole('dialog', { name: 'Latest updates' })
  await expect.element(look).toBeVisible()
  expect(look.element().getBoundingClientRect().height).toBeGreaterThan(2 * 20)
})
