import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { OwnAccent } from './OwnAccent'

const meta = { title: 'Foundations/Your own accent', component: OwnAccent } satisfies Meta<typeof OwnAccent>

export default meta

type Story = StoryObj<typeof meta>

export const Accepted: Story = { args: { initial: '#7a1fa2' } }

export const Refused: Story = { args: { initial: '#ff9800' } }

export const RefusedThenNearest: Story = {
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(canvas.getByLabelText('Accent'), { target: { value: '#ff9800' } })
    await expect(await canvas.findByText(/^accent on surface in light: 2/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Use #/ }))
    await expect(canvas.queryByText('This accent is hard to read')).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'Gem' })).toHaveLength(4)
  },
}
