import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { sampleImage } from '../../../testing/sampleImage'
import { ImageEnlargeModal } from './ImageEnlargeModal'

const meta = {
  title: 'Components/ImageEnlargeModal',
  component: ImageEnlargeModal,
  args: {
    images: [
      { id: 1, src: sampleImage(1), alt: 'Facade mod syd' },
      { id: 2, src: sampleImage(2, 600, 1200), alt: 'Snit A-A' },
      { id: 3, src: null, alt: 'Situationsplan' },
    ],
    currentId: 1,
    onCurrentIdChange: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: function Render(args) {
    const [currentId, setCurrentId] = useState(args.currentId)
    return <ImageEnlargeModal {...args} currentId={currentId} onCurrentIdChange={setCurrentId} />
  },
} satisfies Meta<typeof ImageEnlargeModal>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Tall: Story = { args: { currentId: 2 } }
export const Missing: Story = { args: { currentId: 3 } }
export const Alone: Story = { args: { images: [{ id: 1, src: sampleImage(1), alt: 'Facade mod syd' }] } }
