import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { PhaseMeter } from './PhaseMeter'

test('[S20] PhaseMeter is announced as one sentence', async () => {
  const ui = await renderUi(<PhaseMeter name="Tender" position={3} count={5} />)
  await expect.element(ui.getByRole('img', { name: 'Tender, phase 3 of 5' })).toBeVisible()
})

test('[S20] PhaseMeter is announced only by its name if the phase has no number', async () => {
  const ui = await renderUi(<PhaseMeter name="Unknown" position={0} count={5} />)
  await expect.element(ui.getByRole('img', { name: 'Unknown', exact: true })).toBeVisible()
})
