import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleResponses } from '@spadestik/api-client/examples'
import type { LanguageTag } from '@spadestik/messages'
import { http, HttpResponse } from 'msw'
import { answer, refuse } from '../testing/answer'
import { answering } from './answering'
import { procurementPhases, procurementRows, projectPhases, projectRows } from './rows'
import { Screen } from './Screen'
import { basicAccount, basicUser, nobody, paidUser, visitorWithoutViews } from './sessions'

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#c9d6cf"/>
<path d="M0 180 L110 70 L170 130 L220 90 L320 180 Z" fill="#7d9c8d"/></svg>`

const files = http.get(
  '/files/:name',
  () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } }),
)

/** The mocked responses to the requests that every screen of a user sends. */
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

/**
 * Returns a play function that waits for the heading of the screen. Without it, the checks of the story would
 * see only a part of the screen.
 */
const showsHeading =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findByRole('heading', { name }, { timeout: 10_000 })
  }

const hasHeading: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 }, { timeout: 10_000 })
}

/** Projects for a user with a paid subscription. */
export const SearchOfProjects: Story = {
  args: { path: '/search/1?type=project' },
  play: async ({ canvas }) => {
    await canvas.findByText('Logistikcenter, etape 2', undefined, { timeout: 10_000 })
  },
}

/** Tenders with their deadlines. */
export const SearchOfProcurements: Story = {
  args: { path: '/search/1?type=procurement' },
  play: async ({ canvas }) => {
    await canvas.findByText('Tagrenovering af Nørre Skole', undefined, { timeout: 10_000 })
  },
}

/** A search without results. The page offers other searches. */
export const SearchOfNothing: Story = {
  args: { path: '/search/1?type=procurement&q=drivhus' },
  loaders: [answering(...known, answer('searchProcurements', { items: [], count: 0, countIsCapped: false }))],
}

/** The service fails to run the search. The page says so and offers a retry. */
export const SearchWithoutService: Story = {
  args: { path: '/search/1?type=procurement' },
  loaders: [answering(...known, refuse('searchProcurements', 500))],
}

/** A project with every detail. */
export const Project: Story = {
  args: { path: '/project/48213' },
  play: showsHeading(/Børnehus ved Lystrup Engvej/),
}

/** A procurement for a user with a paid subscription. */
export const Procurement: Story = {
  args: { path: '/procurement/91004' },
  play: showsHeading(/Renovering af Skjern Åbro/),
}

/** The same procurement for a user with a basic subscription. The service withholds paid details. */
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
      }),
    ),
  ],
  play: showsHeading(/Renovering af Skjern Åbro/),
}

/** A project that does not exist. The page says so, and the address stays the same. */
export const MissingProject: Story = {
  args: { path: '/project/1' },
  loaders: [answering(refuse('getProject', 404))],
  play: hasHeading,
}

/** A company with contacts, notes and roles. */
export const Company: Story = {
  args: { path: '/company/5120' },
  play: showsHeading(/Nordkyst Ingeniører/),
}

/** A list with items. */
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

/** Hidden items, and the users who do not see them. */
export const HiddenItems: Story = {
  args: { path: '/blacklist' },
  play: hasHeading,
}

/** The dashboard with agents, lists and articles. */
export const Dashboard: Story = {
  args: { path: '/' },
  play: async ({ canvas }) => {
    await canvas.findByText('Skoler 2027', undefined, { timeout: 10_000 })
  },
}

/** The account, the password and the subscription. */
export const Settings: Story = {
  args: { path: '/settings' },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Anne Lund', undefined, { timeout: 10_000 })
  },
}

/** A visitor is asked to log in. */
export const Login: Story = {
  args: { path: '/', session: nobody },
  play: hasHeading,
}

/** A project page offers a visitor limited access besides the login. */
export const LoginOfProject: Story = {
  args: { path: '/project/48213', session: nobody },
  play: hasHeading,
}

/** A session that ended because somebody logged in to the account elsewhere. */
export const InvalidSession: Story = {
  args: { path: '/invalid-session', session: nobody },
  play: hasHeading,
}

/** The page for a new password, opened by the link from an e-mail. */
export const ChangePassword: Story = {
  args: { path: '/change-password/a-token', session: nobody },
  play: hasHeading,
}

/** The page for the first password of an account, opened by the link from an e-mail. */
export const Activate: Story = {
  args: { path: '/activate/a-token', session: nobody },
  play: hasHeading,
}

/** An administrator logs in as another user. */
export const Impersonate: Story = {
  args: { path: '/impersonate/a-token', session: nobody },
  play: hasHeading,
}

/** The page for a limited visitor who has opened all the projects that limited access allows. */
export const AccessExpired: Story = {
  args: { path: '/access-expired', session: visitorWithoutViews },
  loaders: [answering(answer('getLimitedAccess', { ...exampleResponses.getLimitedAccess.body, views: 0 }))],
  play: hasHeading,
}

/** The user guide. */
export const Help: Story = { args: { path: '/help' }, play: hasHeading }

/** An unknown path. */
export const NotFound: Story = { args: { path: '/nowhere' }, play: hasHeading }
