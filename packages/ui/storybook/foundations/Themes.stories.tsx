import type { Meta, StoryObj } from '@storybook/react-vite'
import { Themes } from './Themes'

const meta = { title: 'Foundations/Themes', component: Themes } satisfies Meta<typeof Themes>

export default meta

export const SideBySide: StoryObj<typeof meta> = {}
