import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CopyField } from './CopyField'

const meta = {
  title: 'Components/CopyField',
  component: CopyField,
  args: {
    label: 'Nøgle',
    value: 'spadestik_9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M',
    onCopy: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof CopyField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const WithHint: Story = { args: { description: 'Programmet sender den med hvert kald.' } }
export const Copied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiér' }))
    await expect(await canvas.findByText('Kopieret')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiér' }))
    await expect(await canvas.findByText(/kunne ikke kopieres/)).toBeVisible()
  },
}
