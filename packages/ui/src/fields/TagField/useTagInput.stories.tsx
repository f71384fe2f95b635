import type { Meta, StoryObj } from '@storybook/react-vite'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { expect, userEvent } from 'storybook/test'
import { useTagInput } from './useTagInput'

const roles = ['Arkitekt', 'Bygherre', 'Ingeniør'].map((label, id) => ({ id, label }))

function Roles() {
  const tags = useTagInput({ options: roles, defaultValue: [2] })
  return (
    <div {...tags.groupProps}>
      <ComboBox aria-label="Roller" {...tags.comboBoxProps}>
        <Input {...tags.inputProps} />
        <Popover>
          <ListBox>{(role: (typeof roles)[number]) => <ListBoxItem>{role.label}</ListBoxItem>}</ListBox>
        </Popover>
      </ComboBox>
      <span data-react-aria-top-layer>
        {tags.selected.map(({ id, label }) => (
          <button key={id} type="button" onClick={() => tags.remove(new Set([id]))}>
            {label} <span aria-hidden>×</span>
          </button>
        ))}
      </span>
    </div>
  )
}

const meta = {
  title: 'Hooks/useTagInput',
  // Pass the function itself, because Storybook then gets the elements that `Roles` returns and can translate
  // their texts.
  render: Roles,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Roller' }), 'arkitekt{Enter}')
    await expect(canvas.getByRole('button', { name: 'Arkitekt' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ingeniør' }))
    await expect(canvas.queryByRole('button', { name: 'Ingeniør' })).not.toBeInTheDocument()
  },
}
