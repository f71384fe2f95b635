import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Mark } from '../../graphics/MarkGlyph/Mark'
import { Checkbox } from './Checkbox'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Medtag uden angivet sum' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { defaultSelected: true } }
export const Indeterminate: Story = { args: { isIndeterminate: true } }
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } }
export const Included: Story = { args: { mark: 'included', canExclude: true, children: 'Vejbroer' } }
export const Excluded: Story = { args: { mark: 'excluded', canExclude: true, children: 'Gangbroer' } }
export const Mixed: Story = { args: { mark: 'mixed', canExclude: true, children: 'Broer og tunneler' } }

export const Cycle: Story = {
  args: { mark: 'none', canExclude: true, children: 'Tunneler' },
  render: function Render(args) {
    const [mark, setMark] = useState<Mark>(args.mark ?? 'none')
    return <Checkbox {...args} mark={mark} onMarkChange={setMark} />
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tunneler' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(canvas.getByRole('checkbox', { name: 'Tunneler, udelukket' })).not.toBeChecked()
  },
}
