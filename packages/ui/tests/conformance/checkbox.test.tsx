import { useState } from 'react'
import { renderUi } from '../../testing/renderUi'
import { Checkbox } from '../../src/fields/Checkbox/Checkbox'
import type { Mark } from '../../src/graphics/MarkGlyph/Mark'
import { UserPicker } from '../../src/fields/UserPicker/UserPicker'
import { describeExcludedMark } from './patterns/describeExcludedMark'
import { describeMixedCheckboxPattern } from './patterns/describeMixedCheckboxPattern'

const names = ['One', 'Two', 'Three']
const people = names.map((name, id) => ({ id, name, isSelf: false }))

function CheckboxOverOthers() {
  const [on, setOn] = useState(['Two'])
  return (
    <>
      <Checkbox
        isSelected={on.length === names.length}
        isIndeterminate={on.length > 0 && on.length < names.length}
        onChange={(isSelected) => setOn(isSelected ? names : [])}
      >
        All
      </Checkbox>
      {names.map((name) => (
        <Checkbox
          key={name}
          isSelected={on.includes(name)}
          onChange={(isSelected) => setOn(isSelected ? [...on, name] : on.filter((other) => other !== name))}
        >
          {name}
        </Checkbox>
      ))}
    </>
  )
}

function MarkedCheckbox() {
  const [mark, setMark] = useState<Mark>('none')
  return (
    <Checkbox mark={mark} canExclude onMarkChange={setMark}>
      Sample
    </Checkbox>
  )
}

describeMixedCheckboxPattern('Checkbox', () =>
  renderUi(
    <>
      <button>Before</button>
      <CheckboxOverOthers />
    </>,
  ),
)
describeExcludedMark('Checkbox', 'checkbox', () =>
  renderUi(
    <>
      <button>Before</button>
      <MarkedCheckbox />
    </>,
  ),
)

function EveryoneOverPeople() {
  const [ids, setIds] = useState([1])
  return <UserPicker label="Shared with" people={people} value={ids} onChange={setIds} />
}

describeMixedCheckboxPattern(
  'UserPicker',
  () =>
    renderUi(
      <>
        <button>Before</button>
        <EveryoneOverPeople />
      </>,
    ),
  'Everyone in the company',
)
