import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../../actions/Button/Button'
import { Select } from './Select'

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Sortér efter',
    value: 'bestMatch',
    onChange: fn(),
    options: [
      { value: 'bestMatch', label: 'Bedste match' },
      { value: 'published', label: 'Offentliggjort' },
      { value: 'updated', label: 'Opdateret' },
      { value: 'budget', label: 'Anslået sum', isDisabled: true },
    ],
  },
  parameters: { width: '280px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <Select {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Compact: Story = { args: { variant: 'compact', isLabelHidden: true } }
export const CompactBesideAButton: Story = {
  args: { variant: 'compact' },
  parameters: { width: '480px' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
        <Button>Udskriv</Button>
        <Story />
      </div>
    ),
  ],
}
export const Quiet: Story = { args: { variant: 'quiet', isLabelHidden: true } }
export const Empty: Story = { args: { value: null, placeholder: 'Vælg en rækkefølge' } }
export const WithError: Story = {
  args: { value: null, placeholder: 'Vælg', errorMessage: 'Feltet skal udfyldes' },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sortér efter/ }))
    await expect(await screen.findByRole('option', { name: 'Bedste match' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Do: Story = {}
export const Dont: Story = {
  args: {
    label: 'Send mails',
    value: 'yes',
    options: [
      { value: 'yes', label: 'Ja' },
      { value: 'no', label: 'Nej' },
    ],
  },
}
