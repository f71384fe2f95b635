import type { Meta, StoryObj } from '@storybook/react-vite'
import { CriterionPath } from './CriterionPath'

const meta = {
  title: 'Components/CriterionPath',
  component: CriterionPath,
  args: { names: ['Anlæg', 'Broer og tunneler', 'Vejbroer'] },
} satisfies Meta<typeof CriterionPath>

export default meta
type Story = StoryObj<typeof meta>

export const Deep: Story = {}
export const OneName: Story = { args: { names: ['Anlæg'] } }
