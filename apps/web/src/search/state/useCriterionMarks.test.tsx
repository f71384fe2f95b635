import type { CriterionMarks, MarkedCriterion } from '@spadestik/domain/criteria'
import { buildCriterionTree } from '@spadestik/domain/criteria'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useCriterionMarks } from './useCriterionMarks'

const leaf = (id: number, name: string) => ({ id, name, children: [] })
const tree = buildCriterionTree([
  { id: 1, name: 'Housing', children: [leaf(2, 'Flats'), leaf(3, 'Houses')] },
  leaf(4, 'Health'),
])
const flats = 1

const frames: { mark: string; marks: CriterionMarks }[] = []

function Probe({ choices }: { choices: readonly MarkedCriterion[] }) {
  const marks = useCriterionMarks(tree, choices)
  frames.push({ mark: marks.get(flats), marks })
  return null
}

const committed = () => frames.at(-1)

test('[S10, S17] the marks of a tree follow the address within the same render', async () => {
  const ui = await render(<Probe choices={[]} />)
  expect(committed()?.mark).toBe('none')
  frames.length = 0
  await ui.rerender(<Probe choices={[{ id: 2, included: true }]} />)
  expect(frames.map(({ mark }) => mark)).not.toContain('none')
  frames.length = 0
  await ui.rerender(<Probe choices={[]} />)
  expect(frames.map(({ mark }) => mark)).not.toContain('included')
})

test('[S10] a press is kept, and not loaded again, when the address follows it', async () => {
  const ui = await render(<Probe choices={[]} />)
  const pressed = committed()?.marks
  pressed?.set(flats, 'excluded')
  await ui.rerender(<Probe choices={[]} />)
  expect(committed()).toEqual({ mark: 'excluded', marks: pressed })
  await ui.rerender(<Probe choices={[{ id: 2, included: false }]} />)
  expect(committed()?.marks).toBe(pressed)
})
