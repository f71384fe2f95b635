import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
import { PageLayout } from './PageLayout'

const meta = {
  title: 'Components/PageLayout',
  component: PageLayout,
  args: { children: <h1>Børnehus ved Engvej</h1>, contentLabel: 'Børnehus ved Engvej' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithSide: Story = { args: { width: 'page', side: <Card title="Noter">Ingen endnu</Card> } }
export const Narrow: Story = { args: { width: 'narrow' } }
