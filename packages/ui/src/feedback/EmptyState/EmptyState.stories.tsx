import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX, Telescope } from 'lucide-react'
import { Button } from '../../actions/Button/Button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    icon: SearchX,
    title: 'Ingen udbud svarer til søgningen',
    children: 'Fjern et filter, eller søg i en større egn.',
    actions: <Button>Nulstil</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {}
export const WordsOnly: Story = { args: { icon: undefined, actions: undefined } }
export const Page: Story = {
  args: {
    icon: Telescope,
    variant: 'page',
    headingLevel: 1,
    title: 'Projektet findes ikke i vores database',
    children: 'Det kan være slettet, eller adressen er forkert.',
  },
}

export const Do: Story = {}
export const Dont: Story = {
  args: { title: 'Ingen data', children: undefined, actions: undefined },
}
