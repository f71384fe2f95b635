import { expect, test } from 'vitest'
import components from '../../components.json'
import { withDescribedProps } from './withDescribedProps'

test('[G03] the controls of a story show every prop of its component', () => {
  const known = { label: { control: 'text' } }
  const argTypes = withDescribedProps({ title: 'Components/CriterionTree', argTypes: known })
  const props = components.find(({ name }) => name === 'CriterionTree')?.props ?? []
  expect(Object.keys(argTypes).toSorted()).toEqual(props.map(({ name }) => name).toSorted())
  expect(argTypes['label']).toBe(known.label)
  expect(argTypes['maxHeight']).toMatchObject({ control: { type: 'number' } })
  expect(argTypes['renderRow']).toMatchObject({ control: false })
})

test('[G03] the controls of a story without a described component stay as they are', () => {
  expect(withDescribedProps({ title: 'Screens/Search', argTypes: {} })).toEqual({})
})
