import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleResponses } from '@spadestik/api-client/examples'
import type { LanguageTag } from '@spadestik/messages'
import { http, HttpResponse } from 'msw'
import { answer, refuse } from '../testing/answer'
import { answering } from './answering'
import { fewLots, manyLots, withoutPaidDetails } from './lots'
import { procurementPhases, procurementRows, projectPhases, projectRows } from './rows'
import { Screen } from './Screen'
import { basicAccount, basicUser, nobody, paidUser, visitorWithoutViews } from './sessions'

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#c9d6cf"/>
<path d="M0 180 L110 70 L170 130 L220 90 L320 180 Z" fill="#7d9c8d"/></svg>`

const files = http.get(
  '/files/:name',
  () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } }),
)

const known = [
  files,
  answer('getProjectPhases', [...projectPhases]),
  answer('getProcurementPhases', [...procurementPhases]),
]

const found = [
  ...known,
  answer('searchProjects', { items: [...projectRows], count: 86, countIsCapped: false }),
  answer('searchProcurements', { items: [...procurementRows], count: 214, countIsCapped: false }),
]

const { body: procurement } = exampleResponses.getProcurement

const meta: Meta<typeof Screen> = {
  title: 'Patterns/Screens',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/', session: paidUser },
  loaders: [answering(...found)],
  render: (args, { globals }) => (
    <Screen
      {...args}
      key={`${args.path} ${String(globals['language'])}`}
      language={globals['language'] as LanguageTag}
    />
  ),
}

export default meta

type Story = StoryObj<typeof Screen>

/** Waits for the heading of the screen. Without this, the checks of the story would see only a part of it. */
const showsHeading =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findByRole('heading', { name })
  }

const hasHeading: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 })
}

export const SearchOfProjects: Story = {
  args: { path: '/search/1?type=project' },
  play: async ({ canvas }) => {
    await canvas.findByText('Logistikcenter, etape 2')
  },
}

export const SearchOfProcurements: Story = {
  args: { path: '/search/1?type=procurement' },
  play: async ({ canvas }) => {
    await canvas.findByText('Tagrenovering af Nørre Skole')
  },
}

/** The page offers other searches. */
export const SearchOfNothing: Story = {
  args: { path: '/search/1?type=procurement&q=drivhus' },
  loaders: [answering(...known, answer('searchProcurements', { items: [], count: 0, countIsCapped: false }))],
}

/** The service fails, and the page offers a retry. */
export const SearchWithoutService: Story = {
  args: { path: '/search/1?type=procurement' },
  loaders: [answering(...known, refuse('searchProcurements', 500))],
}

export const Project: Story = {
  args: { path: '/project/48213' },
  play: showsHeading(/Børnehus ved Lystrup Engvej/),
}

export const Procurement: Story = {
  args: { path: '/procurement/91004' },
  play: showsHeading(/Renovering af Skjern Åbro/),
}

/** Each lot is tendered and contracted separately. */
export const ProcurementWithLots: Story = {
  args: { path: '/procurement/91004' },
  loaders: [answering(...known, answer('getProcurement', { ...procurement, lots: [...fewLots] }))],
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: /Delaftaler|Lots/ })
  },
}

/** The address leads to a lot beyond those that are shown at first. */
export const ProcurementWithManyLots: Story = {
  args: { path: '/procurement/91004#lot-LOT-0014' },
  loaders: [answering(...known, answer('getProcurement', { ...procurement, lots: [...manyLots] }))],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^\D+ 14$/ })
  },
}

/** The buyer keeps values back, and wrote the texts in two languages. */
export const ProcurementWithheld: Story = {
  args: { path: '/procurement/91004' },
  loaders: [
    answering(
      ...known,
      answer('getProcurement', {
        ...procurement,
        budget: null,
        winners: [],
        withheld: [
          { property: 'budget', until: '2027-12-31' },
          { property: 'procurementType', until: null },
          { property: 'result', until: '2027-12-31' },
        ],
        original: { language: 'nb', name: 'Rehabilitering av Skjern Åbro, etappe 2', description: null },
        lots: fewLots.map((lot) => ({
          ...lot,
          result: null,
          winners: [],
          withheld: [{ property: 'result', until: '2027-12-31' }],
        })),
      }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /original/i }))
    await canvas.findByRole('heading', { name: /Rehabilitering/ })
  },
}

/** A user with a basic subscription does not get paid details. */
export const ProcurementWithoutProduct: Story = {
  args: { path: '/procurement/91004', session: basicUser },
  loaders: [
    answering(
      ...known,
      answer('getCurrentUser', basicAccount),
      answer('getProcurement', {
        ...procurement,
        nextDeadline: null,
        winners: null,
        liable: null,
        euNr: null,
        announcements: null,
        procurementUpdates: null,
        participation: null,
        offers: null,
        material: null,
        inquiry: null,
        lots: fewLots.map(withoutPaidDetails),
      }),
    ),
  ],
  play: showsHeading(/Renovering af Skjern Åbro/),
}

/** Shows that the project does not exist. The browser's address stays the same. */
export const MissingProject: Story = {
  args: { path: '/project/1' },
  loaders: [answering(refuse('getProject', 404))],
  play: hasHeading,
}

export const Company: Story = {
  args: { path: '/company/5120' },
  play: showsHeading(/Nordkyst Ingeniører/),
}

export const List: Story = {
  args: { path: '/list/12' },
  loaders: [
    answering(
      ...known,
      answer('getListItems', {
        ...exampleResponses.getListItems.body,
        projects: [...projectRows],
        procurements: procurementRows.slice(0, 3),
      }),
    ),
  ],
  play: showsHeading(/Skoler 2027/),
}

export const HiddenItems: Story = {
  args: { path: '/blacklist' },
  play: hasHeading,
}

export const Dashboard: Story = {
  args: { path: '/' },
  play: async ({ canvas }) => {
    await canvas.findByText('Skoler 2027')
  },
}

export const Settings: Story = {
  args: { path: '/settings' },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Anne Lund')
  },
}

export const Login: Story = {
  args: { path: '/', session: nobody },
  play: hasHeading,
}

/**
 * A visitor who opens a project can log in, or ask for limited access (a few projects without a
 * subscription).
 */
export const LoginOfProject: Story = {
  args: { path: '/project/48213', session: nobody },
  play: hasHeading,
}

/** The session has ended, because another person has logged in with the account. */
export const InvalidSession: Story = {
  args: { path: '/invalid-session', session: nobody },
  play: hasHeading,
}

/** The page that opens from the link in an e-mail about a forgotten password. */
export const ChangePassword: Story = {
  args: { path: '/change-password/a-token', session: nobody },
  play: hasHeading,
}

/** The page that opens from the link in an e-mail about a new account. */
export const Activate: Story = {
  args: { path: '/activate/a-token', session: nobody },
  play: hasHeading,
}

export const Impersonate: Story = {
  args: { path: '/impersonate/a-token', session: nobody },
  play: hasHeading,
}

/** A limited visitor has opened all projects that limited access allows. */
export const AccessExpired: Story = {
  args: { path: '/access-expired', session: visitorWithoutViews },
  loaders: [answering(answer('getLimitedAccess', { ...exampleResponses.getLimitedAccess.body, views: 0 }))],
  play: hasHeading,
}

export const Help: Story = { args: { path: '/help' }, play: hasHeading }

export const NotFound: Story = { args: { path: '/nowhere' }, play: hasHeading }
