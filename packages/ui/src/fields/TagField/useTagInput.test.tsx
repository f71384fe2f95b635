import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { TagInputOptions } from './useTagInput'
import { useTagInput } from './useTagInput'

const options = ['Architect', 'Builder', 'Building owner'].map((label, id) => ({ id, label }))

function PlainTags(more: Partial<TagInputOptions>) {
  const tags = useTagInput({ options, ...more })
  return (
    <>
      <div {...tags.groupProps}>
        <ComboBox aria-label="Roles" {...tags.comboBoxProps}>
          <Input {...tags.inputProps} />
          <Popover>
            <ListBox>{(option: { label: string }) => <ListBoxItem>{option.label}</ListBoxItem>}</ListBox>
          </Popover>
        </ComboBox>
      </div>
      <ul>
        {tags.selected.map(({ id, label }) => (
          <li key={id}>
            {label} <button onClick={() => tags.remove(new Set([id]))}>Remove {label}</button>
          </li>
        ))}
      </ul>
      <button disabled={tags.selectAllProps.isDisabled} onClick={tags.selectAllProps.onPress}>
        All
      </button>
      <button disabled={tags.clearAllProps.isDisabled} onClick={tags.clearAllProps.onPress}>
        None
      </button>
    </>
  )
}

const input = () => page.getByRole('combobox', { name: 'Roles' })
// The texts of the tags. They are found by a CSS selector, because React Aria hides the tags from queries by
// role while a list is open.
const tags = () => [...document.querySelectorAll('li')].map((tag) => tag.firstChild?.textContent)

describe('[V03] useTagInput', () => {
  test('selects an option from the list, and does not offer it again', async () => {
    const onChange = vi.fn()
    await render(<PlainTags onChange={onChange} />)
    await input().fill('buil')
    await page.getByRole('option', { name: 'Builder' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith([1])
    await expect.element(input()).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await input().fill('buil')
    await expect.element(page.getByRole('option', { name: 'Building owner' })).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(1)
  })

  test('selects an option on Enter if its whole label is typed, without submitting a form', async () => {
    const onSubmit = vi.fn()
    await render(
      <form onSubmit={onSubmit}>
        <PlainTags />
      </form>,
    )
    await input().click()
    await userEvent.keyboard('build{Enter}')
    expect(tags()).toEqual([])
    await userEvent.keyboard('er{Enter}')
    await expect.poll(tags).toEqual(['Builder'])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('selects only options that `match` returns', async () => {
    await render(<PlainTags match={(left, typed) => (typed.length < 9 ? [] : left)} />)
    await input().click()
    await userEvent.keyboard('Builder{Enter}')
    expect(tags()).toEqual([])
  })

  test('selects all, and returns the focus to the input when the last tag is removed', async () => {
    await render(<PlainTags defaultValue={[2]} />)
    await page.getByRole('button', { name: 'All' }).click()
    await expect.poll(tags).toEqual(['Building owner', 'Architect', 'Builder'])
    await expect.element(page.getByRole('button', { name: 'All' })).toBeDisabled()
    for (const { label } of options) await page.getByRole('button', { name: `Remove ${label}` }).click()
    await expect.element(input()).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'None' })).toBeDisabled()
  })
})
