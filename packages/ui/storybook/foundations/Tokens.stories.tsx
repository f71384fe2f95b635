import type { Meta, StoryObj } from '@storybook/react-vite'
import { Contrast } from './Contrast'
import { Tokens } from './Tokens'

const meta = { title: 'Foundations/Tokens', component: Tokens } satisfies Meta<typeof Tokens>

export default meta

export const AllTokens: StoryObj<typeof meta> = {}

export const ContrastOfPairs: StoryObj<typeof meta> = { render: () => <Contrast /> }
