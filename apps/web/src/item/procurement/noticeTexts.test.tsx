import { exampleResponses } from '@spadestik/api-client/examples'
import { expect, test } from 'vitest'
import { afterClickGuard } from '../../../testing/afterClickGuard'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const { body: procurement } = exampleResponses.getProcurement
const original = { language: 'da', name: 'Broer i Havneby', description: 'Reparation af broer.' }
const translated = { ...procurement, name: 'Bridges in Havneby', description: 'Repair of bridges.' }

test('[Z01, Q01] a translated tender shows its original at one press, and the translation at another', async () => {
  worker.use(answer('getProcurement', { ...translated, original }))
  const ui = await renderApp('/procurement/91004')
  await expect.element(ui.getByRole('heading', { name: 'Bridges in Havneby' })).toBeVisible()
  await ui.getByRole('button', { name: 'Show the original in Danish' }).click()
  await expect.element(ui.getByRole('heading', { name: 'Broer i Havneby' })).toBeVisible()
  await expect.element(ui.getByText('Reparation af broer.')).toBeInTheDocument()
  const back = ui.getByRole('button', { name: 'Show the translation' })
  await expect.element(back).toHaveFocus()
  await afterClickGuard()
  await back.click()
  await expect.element(ui.getByRole('heading', { name: 'Bridges in Havneby' })).toBeVisible()
})

test('[Q01] a sum, a procedure and winners that the buyer withholds are named as such, not as missing', async () => {
  const withheld = [
    { property: 'budget', until: '2027-03-12' },
    { property: 'procurementType', until: null },
    { property: 'result', until: null },
  ] as const
  worker.use(answer('getProcurement', { ...procurement, budget: null, winners: [], withheld: [...withheld] }))
  const ui = await renderApp('/procurement/91004')
  // In the key facts and in the information.
  const dated = ui.getByText('Withheld by the buyer until 12.03.2027')
  await expect.poll(() => dated.elements().length).toBe(2)
  // The procedure and the winners.
  expect(ui.getByText('Withheld by the buyer', { exact: true }).elements()).toHaveLength(2)
})

test('[L03] the address of a tender that was joined to another one leads to the same place of the other', async () => {
  worker.use(answer('getProcurement', { ...procurement, id: 91_004 }))
  await renderApp('/procurement/77#winners')
  await expect.poll(() => location.pathname + location.hash).toBe('/procurement/91004#winners')
})
