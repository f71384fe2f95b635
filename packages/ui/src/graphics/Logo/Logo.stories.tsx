import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './Logo'

const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const WithName: Story = {}
export const SignAlone: Story = { args: { hasName: false, size: 48 } }
