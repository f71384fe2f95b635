import type { MarkedCriterion } from '@spadestik/domain/criteria'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { usePressedChoices } from './usePressedChoices'

const flats: MarkedCriterion = { id: 2, included: true }
const withoutFlats: MarkedCriterion = { id: 2, included: false }

const frames: (readonly MarkedCriterion[])[] = []

function Probe({ choices }: { choices: readonly MarkedCriterion[] }) {
  const [shown, press] = usePressedChoices(choices)
  frames.push(shown)
  return <button onClick={() => press([withoutFlats])}>Press</button>
}

test('[S10, S17] the choices follow the address within the same render', async () => {
  const ui = await render(<Probe choices={[]} />)
  expect(frames.at(-1)).toEqual([])
  frames.length = 0
  await ui.rerender(<Probe choices={[flats]} />)
  expect(frames).not.toContainEqual([])
  frames.length = 0
  await ui.rerender(<Probe choices={[]} />)
  expect(frames).not.toContainEqual([flats])
})

test('[S10] a pressed choice shows at once, and the next choices in the address replace it', async () => {
  const ui = await render(<Probe choices={[]} />)
  await page.getByRole('button', { name: 'Press' }).click()
  expect(frames.at(-1)).toEqual([withoutFlats])
  await ui.rerender(<Probe choices={[]} />)
  expect(frames.at(-1)).toEqual([withoutFlats])
  await ui.rerender(<Probe choices={[flats]} />)
  expect(frames.at(-1)).toEqual([flats])
})
