import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/Button/Button'
import { Card } from './Card'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: 'Noter', note: '2', children: <p>Besøg på pladsen uge 49</p> },
  parameters: { width: '360px' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const TitleInside: Story = {}
export const TitleOutside: Story = { args: { isTitleOutside: true } }
export const WithActions: Story = { args: { actions: <Button size="small">Ny note</Button> } }
export const Bare: Story = {
  args: {
    title: 'Vigtige datoer',
    isTitleOutside: true,
    isBare: true,
    children: <Card>Aflevering af tilbud</Card>,
  },
}
