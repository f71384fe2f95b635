import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleImage } from '../../../testing/sampleImage'
import { sampleVideo } from '../../../testing/sampleVideo'
import { LoopVideo } from './LoopVideo'

const meta = {
  title: 'Components/LoopVideo',
  component: LoopVideo,
  args: { src: sampleVideo, label: 'En linje, der vokser mod højre', restartDelayMs: 5000 },
  parameters: { width: '360px' },
} satisfies Meta<typeof LoopVideo>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const WithPoster: Story = { args: { poster: sampleImage(2, 320, 180) } }
