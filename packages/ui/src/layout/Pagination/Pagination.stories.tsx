import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Pagination } from './Pagination'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    onPageChange: fn(),
    getHref: (page) => `#/search/${page}`,
    previousPage: null,
    nextPage: 2,
    items: [
      { type: 'page', page: 1, isCurrent: true },
      { type: 'page', page: 2, isCurrent: false },
      { type: 'page', page: 3, isCurrent: false },
      { type: 'ellipsis' },
      { type: 'page', page: 5, isCurrent: false },
    ],
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}
export const InTheMiddle: Story = {
  args: {
    previousPage: 23,
    nextPage: 25,
    items: [
      { type: 'page', page: 1, isCurrent: false },
      { type: 'ellipsis' },
      { type: 'page', page: 23, isCurrent: false },
      { type: 'page', page: 24, isCurrent: true },
      { type: 'page', page: 25, isCurrent: false },
      { type: 'ellipsis' },
      { type: 'page', page: 50, isCurrent: false },
    ],
  },
}
