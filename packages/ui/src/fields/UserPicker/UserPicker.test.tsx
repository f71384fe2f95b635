import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { UserPicker } from './UserPicker'

const people = ['Anna Lund', 'Bo Frandsen', 'Åse Bæk'].map((name, id) => ({ id, name, isSelf: id === 0 }))
const crowd = Array.from({ length: 12 }, (_, id) => ({ id, name: `Colleague ${id}`, isSelf: id === 0 }))

async function show(more: Partial<Parameters<typeof UserPicker>[0]> = {}) {
  const onChange = vi.fn()
  const ui = await renderUi(
    <UserPicker label="Shared with" people={people} value={[0]} onChange={onChange} {...more} />,
  )
  return { ui, onChange }
}

describe('[K01] UserPicker', () => {
  test('is a named group in which the current user is marked and selected', async () => {
    const { ui } = await show()
    const group = ui.getByRole('group', { name: 'Shared with' })
    await expect.element(group.getByRole('checkbox', { name: 'Anna Lund (you)' })).toBeChecked()
    await expect.element(group.getByRole('checkbox', { name: 'Bo Frandsen' })).not.toBeChecked()
    await expect.element(ui.getByText('1 of 3 chosen')).toBeVisible()
  })

  test('adds a colleague by keyboard, and reports the ids in the order of `people`', async () => {
    const { onChange } = await show({ value: [2] })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onChange).toHaveBeenCalledExactlyOnceWith([1, 2])
  })

  test('selects everyone at once, and is mixed if only some are selected', async () => {
    const { ui, onChange } = await show()
    const everyone = ui.getByRole('checkbox', { name: 'Everyone in the company' })
    await expect.element(everyone).toBePartiallyChecked()
    await ui.getByText('Everyone in the company').click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith([0, 1, 2])
  })

  test('finds one of many colleagues by name', async () => {
    const { ui } = await show({ people: crowd })
    await ui.getByRole('searchbox', { name: 'Find a colleague' }).fill('colleague 11')
    await expect.element(ui.getByRole('checkbox', { name: 'Colleague 11' })).toBeInTheDocument()
    await expect.element(ui.getByRole('checkbox', { name: 'Colleague 3' })).not.toBeInTheDocument()
    await ui.getByRole('searchbox').fill('nobody')
    await expect.element(ui.getByText('No colleague is called “nobody”.')).toBeVisible()
  })

  test('announces the error of the group', async () => {
    const { ui } = await show({ value: [], errorMessage: 'Choose at least one person' })
    await expect.element(ui.getByRole('alert')).toHaveTextContent('Choose at least one person')
    await expect.element(ui.getByRole('group')).toHaveAccessibleDescription('Choose at least one person')
  })

  test('renders nothing if the user has no colleagues', async () => {
    const { ui } = await show({ people: people.slice(0, 1) })
    await expect.element(ui.getByRole('group')).not.toBeInTheDocument()
  })
})
