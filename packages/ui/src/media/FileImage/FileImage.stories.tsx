import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleImage } from '../../../testing/sampleImage'
import { FileImage } from './FileImage'

const meta = {
  title: 'Components/FileImage',
  component: FileImage,
  args: { src: sampleImage(1), alt: 'Børnehuset set fra Engvej', shape: '3x1' },
  parameters: { width: '360px' },
} satisfies Meta<typeof FileImage>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Square: Story = { args: { shape: '1x1' }, parameters: { width: '160px' } }
export const Tall: Story = { args: { shape: '1x2' }, parameters: { width: '120px' } }
export const Contained: Story = { args: { isContained: true, shape: '1x1' }, parameters: { width: '160px' } }
export const MissingWide: Story = { args: { src: null } }
export const MissingSquare: Story = { args: { src: null, shape: '1x1' }, parameters: { width: '160px' } }
export const MissingTall: Story = { args: { src: null, shape: '1x2' }, parameters: { width: '120px' } }
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } }
