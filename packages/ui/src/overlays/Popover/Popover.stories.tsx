import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../../actions/Button/Button'
import { Popover } from './Popover'

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'Sådan rangeres resultaterne',
    trigger: <Button variant="quiet">Bedste match</Button>,
    children: <p>De nyeste tusind resultater sorteres efter, hvor godt de svarer til ordene.</p>,
  },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bedste match' }))
    await expect(await screen.findByRole('dialog', { name: args.label })).toBeVisible()
  },
}
export const WithAction: Story = {
  args: {
    children: (close) => (
      <>
        <p>Du har tre felter, der ikke er gemt.</p>
        <Button size="small" onPress={close}>
          Forstået
        </Button>
      </>
    ),
  },
  play: Open.play,
}
export const AtTheEdge: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: Open.play,
}
