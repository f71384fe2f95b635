import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { rehearsalResult } from '../../../testing/rehearsalResult'
import { Rehearsal } from './Rehearsal'

const nothing = { count: 0, perWeek: null }
const nothingFound = {
  ...rehearsalResult,
  found: nothing,
  weeks: rehearsalResult.weeks.map((week) => ({ ...week, count: 0 })),
  latest: [],
  alreadyFound: 0,
  mails: { always: nothing, daily: nothing, weekly: nothing },
}

const meta = {
  title: 'Components/Rehearsal',
  component: Rehearsal,
  args: { result: rehearsalResult, mailTime: 'daily', onRetry: fn() },
  parameters: { width: '500px' },
} satisfies Meta<typeof Rehearsal>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Quiet: Story = {
  args: {
    result: {
      ...rehearsalResult,
      found: { count: 2, perWeek: null },
      weeks: rehearsalResult.weeks.map((week, index) => ({ ...week, count: index % 8 === 3 ? 1 : 0 })),
      latest: rehearsalResult.latest.slice(0, 2),
      alreadyFound: 0,
      mails: {
        always: { count: 2, perWeek: null },
        daily: { count: 2, perWeek: null },
        weekly: { count: 2, perWeek: null },
      },
    },
  },
}
export const Nothing: Story = { args: { result: nothingFound } }
export const NothingWithoutFilters: Story = {
  args: { result: { ...nothingFound, withoutFilter: [] } },
}
export const VeryBusy: Story = {
  args: {
    mailTime: 'always',
    result: {
      ...rehearsalResult,
      found: { count: 155_115, perWeek: 12_928 },
      weeks: rehearsalResult.weeks.map((week, index) => ({ ...week, count: 11_300 + index * 211 })),
      alreadyFound: 4200,
      mails: {
        always: { count: 11_257, perWeek: 876 },
        daily: { count: 90, perWeek: 7 },
        weekly: { count: 13, perWeek: 1 },
      },
      isSampled: true,
    },
  },
}
export const ShortHistory: Story = {
  args: {
    result: {
      ...rehearsalResult,
      days: 10,
      since: '12.11.2026',
      found: { count: 8, perWeek: 6 },
      weeks: rehearsalResult.weeks.slice(-2),
    },
  },
}
export const Loading: Story = { args: { result: undefined } }
export const Failed: Story = { args: { result: undefined, isFailed: true } }
export const LongTexts: Story = {
  args: {
    result: {
      ...rehearsalResult,
      latest: rehearsalResult.latest.map((item) => ({
        ...item,
        name: 'Totalentrepriseudbud vedrørende klimatilpasning og spildevandskloakering, '.repeat(3),
        changes: ['Nye virksomheder: Ingeniørfirmaet Sønderjyllandsbroerogtunneler A/S og 14 andre'],
      })),
      withoutFilter: [
        { id: 'text', label: `Fritekst: ${'spildevandskloakeringsprojektering '.repeat(6)}`, more: 12_345 },
      ],
    },
  },
}
