import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { CheckboxGroup } from './CheckboxGroup'
import { Form } from '../Form/Form'

const options = [
  { value: 'tender', label: 'Tender' },
  { value: 'award', label: 'Award' },
  { value: 'idea', label: 'Idea', isDisabled: true },
]

test('[S09] CheckboxGroup adds a pressed option to the selected options', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(
    <CheckboxGroup label="Phase" options={options} value={['tender']} onChange={onChange} />,
  )
  await ui.getByText('Award').click()
  expect(onChange).toHaveBeenCalledWith(['tender', 'award'])
  await expect.element(ui.getByRole('group', { name: 'Phase' })).toBeVisible()
})

test('[S09] CheckboxGroup ignores a disabled option', async () => {
  const ui = await renderUi(<CheckboxGroup label="Phase" options={options} value={[]} onChange={vi.fn()} />)
  await expect.element(ui.getByRole('checkbox', { name: 'Idea' })).toBeDisabled()
})

test('[V01] a required CheckboxGroup leaves it to the page when its error is shown', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const group = <CheckboxGroup label="Phase" options={options} isRequired />
  const ui = await renderUi(
    <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
      {group}
      <button>Send</button>
    </form>,
  )
  await ui.getByRole('button', { name: 'Send' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('[V01] a required CheckboxGroup is checked by the browser in a form that asks for it', async () => {
  const onSubmit = vi.fn()
  const ui = await renderUi(
    <Form onSubmit={onSubmit}>
      <CheckboxGroup label="Phase" options={options} isRequired />
      <button>Send</button>
    </Form>,
  )
  await ui.getByRole('button', { name: 'Send' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  await ui.getByText('Award').click()
  await ui.getByRole('button', { name: 'Send' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})
