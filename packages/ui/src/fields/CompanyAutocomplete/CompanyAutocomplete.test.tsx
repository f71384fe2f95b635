import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { CompanyAutocompleteProps, CompanyChoice } from './CompanyAutocomplete'
import { CompanyAutocomplete } from './CompanyAutocomplete'

const companies: CompanyChoice[] = [
  { id: 1, label: 'Lindbro Entreprise', detail: 'Fjordby' },
  { id: 2, label: 'Lindbro', detail: 'Tangå' },
  { id: 3, label: 'Lindegaard Byg', detail: 'Havneby' },
]
const onInputChange = vi.fn()

function Held(props: Partial<CompanyAutocompleteProps>) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(props.value ?? [])
  return (
    <CompanyAutocomplete
      label="Companies"
      items={companies}
      minLength={2}
      {...props}
      inputValue={typed}
      onInputChange={(next) => {
        onInputChange(next)
        setTyped(next)
      }}
      value={chosen}
      onChange={setChosen}
    />
  )
}

const field = () => page.getByRole('combobox', { name: 'Companies' })
// Types into the field. `fill` is not used, because a mouse pointer over the list would then highlight an
// option.
const type = async (keys: string) => {
  await field().click()
  await userEvent.keyboard(keys)
}
const tag = (name: string) => page.getByRole('row', { name, exact: true })

describe('[S14] CompanyAutocomplete', () => {
  test('offers results only after the minimum number of letters is typed', async () => {
    await renderUi(<Held />)
    await type('l')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await type('li')
    await expect.element(page.getByRole('option', { name: 'Lindbro Entreprise Fjordby' })).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(3)
  })

  test('selects a company whose whole name is typed, even if it is found after the field was left', async () => {
    const ui = await renderUi(<Held items={[]} isLoading />)
    await type('lindbro')
    await userEvent.tab()
    await expect.element(field()).not.toHaveFocus()
    await expect.element(field()).not.toBeInvalid()
    await ui.rerender(<Held items={companies} />)
    await expect.element(tag('Lindbro')).toBeVisible()
    await expect.element(field()).toHaveValue('')
  })

  test('is required, and submits the ids of the companies with a form', async () => {
    await renderUi(
      <form aria-label="Form">
        <CompanyAutocomplete
          label="Companies"
          name="company"
          items={[]}
          minLength={2}
          defaultValue={[{ id: 'DK-1', label: 'Lindbro' }]}
          isRequired
        />
      </form>,
    )
    await expect.element(field()).toBeRequired()
    const form = page.getByRole('form').element()
    if (!(form instanceof HTMLFormElement)) throw new Error('There is no form.')
    expect(new FormData(form).getAll('company')).toEqual(['DK-1'])
  })

  test('says that the only company found is already selected', async () => {
    await renderUi(<Held items={companies.slice(2)} value={companies.slice(2)} />)
    await type('linde')
    await expect.element(page.getByText('“Lindegaard Byg” is already chosen.')).toBeVisible()
  })

  test('selects a company by keyboard, clears the text and does not offer the company again', async () => {
    await renderUi(<Held />)
    await type('lind{ArrowDown}{Enter}')
    await expect.element(tag('Lindbro Entreprise')).toBeVisible()
    expect(onInputChange).toHaveBeenLastCalledWith('')
    await type('lind')
    await expect.element(page.getByRole('option', { name: 'Lindbro Tangå' })).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(2)
  })

  test('adds a company on Enter if its whole name is typed, ignoring case, and only once', async () => {
    await renderUi(<Held />)
    await type('LINDBRO{Enter}')
    await expect.element(tag('Lindbro')).toBeVisible()
    await type('lindbro{Enter}')
    await expect.element(tag('Lindbro')).toBeVisible()
    expect(page.getByRole('row').elements()).toHaveLength(1)
  })

  test('says that it is loading, and that nothing was found', async () => {
    const ui = await renderUi(<Held items={[]} isLoading />)
    await type('xy')
    await expect.element(page.getByText('Looking for companies …')).toBeVisible()
    await ui.rerender(<Held items={[]} />)
    await expect.element(page.getByText('No company matches “xy”.')).toBeVisible()
  })

  test('removes a company by its button, and focuses the field after the last company', async () => {
    await renderUi(<Held value={companies.slice(0, 1)} />)
    await tag('Lindbro Entreprise').getByRole('button').click()
    await expect.element(tag('Lindbro Entreprise')).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
  })
})
