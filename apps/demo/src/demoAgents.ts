import type { Schemas } from '@spadestik/api-client/schema'
import type { AgentType, LanguageCode, SentFilters } from '@spadestik/service/filling'

export interface DemoAgent {
  readonly type: AgentType
  readonly name: string
  /** The e-mail addresses of the users who share the agent. */
  readonly users: readonly string[]
  readonly mailTime: Schemas['MailTime']
  readonly reader: LanguageCode
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  readonly filters: SentFilters
}

const [paid, colleague] = ['paid@demo.test', 'colleague@demo.test']
const [denmark, sweden, norway] = [1, 2, 160]

const agent = (
  type: AgentType,
  name: string,
  users: readonly string[],
  filters: SentFilters,
  more: Partial<DemoAgent> = {},
): DemoAgent => ({
  type,
  name,
  users,
  filters,
  mailTime: 'daily',
  reader: 'da',
  included: [],
  excluded: [],
  ...more,
})

export const demoAgents: readonly DemoAgent[] = [
  agent(
    'project',
    'Skoler i Danmark',
    [paid, colleague],
    { countryIds: [denmark], minBudget: 20_000_000 },
    { included: ['schools', 'childcare'], mailTime: 'always' },
  ),
  agent(
    'project',
    'Boliger uden tagboliger',
    [paid],
    { countryIds: [denmark] },
    {
      included: ['housing'],
      excluded: ['penthouses'],
    },
  ),
  agent('procurement', 'Åbne udbud af renovering', [paid], {
    countryIds: [denmark],
    freeSearch: 'renovering',
    procurementPhases: [3],
  }),
  agent(
    'procurement',
    'Offentlige broer',
    [colleague],
    { isPublic: true },
    {
      included: ['roadBridges', 'footBridges'],
      mailTime: 'weekly',
    },
  ),
  agent(
    'company',
    'Ingeniører',
    [paid],
    { freeSearch: 'ingeniør', countryIds: [denmark] },
    { mailTime: 'weekly' },
  ),
  agent('project', 'Store projekter', ['projects@demo.test'], {
    countryIds: [denmark],
    minBudget: 200_000_000,
    allowUnspecifiedBudget: false,
  }),
  agent('procurement', 'Udbud i nærheden', ['basic@demo.test'], {
    freeSearch: '8',
    freeSearchType: 'zipCode',
  }),
  agent('procurement', 'Alle udbud', ['none@demo.test'], { countryIds: [denmark] }, { mailTime: 'never' }),
  agent(
    'project',
    'Skolor',
    ['paid-se@demo.test'],
    { countryIds: [sweden] },
    { included: ['schools'], reader: 'sv' },
  ),
  agent(
    'procurement',
    'Ombyggnad',
    ['paid-se@demo.test'],
    { countryIds: [sweden], freeSearch: 'ombyggnad' },
    {
      reader: 'sv',
      mailTime: 'always',
    },
  ),
  agent(
    'project',
    'Skoler',
    ['paid-no@demo.test'],
    { countryIds: [norway] },
    { included: ['schools'], reader: 'nb' },
  ),
  agent(
    'procurement',
    'Rehabilitering',
    ['paid-no@demo.test'],
    { countryIds: [norway], freeSearch: 'rehabilitering' },
    {
      reader: 'nb',
      mailTime: 'always',
    },
  ),
]
