import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button'
import { PressTimings } from './PressTimings'

const onPress = fn()

const meta = {
  title: 'Components/PressTimings',
  component: PressTimings,
  args: { guardMs: 60_000, menuCloseDelayMs: 0, children: <Button onPress={onPress}>Gem som agent</Button> },
} satisfies Meta<typeof PressTimings>

export default meta
type Story = StoryObj<typeof meta>

export const Guarded: Story = {
  play: async ({ canvas }) => {
    onPress.mockClear()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Gem som agent' }))
    await expect(onPress).toHaveBeenCalledTimes(1)
  },
}
