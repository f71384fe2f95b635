export interface DemoList {
  readonly name: string
  /** The e-mail addresses of the users who share the list. */
  readonly users: readonly string[]
  readonly country: 'DK' | 'SE' | 'NO'
  /**
   * The codes of the categories from which the projects and procurements on the list are chosen. An empty
   * array means all categories.
   */
  readonly categories: readonly string[]
  readonly projects: number
  readonly procurements: number
  readonly companies: number
  readonly mailTime: 'daily' | 'weekly' | 'always' | 'never'
  /** The number of days since the list was last seen. Null if it was never seen. */
  readonly seen: number | null
}

const schools = ['primarySchools', 'secondarySchools', 'kindergartens', 'universities']
const roads = ['roadBridges', 'footBridges', 'mainRoads', 'streets', 'cyclePaths', 'roundabouts', 'tunnels']
const homes = ['rentalFlats', 'ownedFlats', 'socialFlats', 'rowHouses', 'studentHomes', 'nursingHomes']
const water = ['sewerPipes', 'treatmentPlants', 'waterworks', 'rainBasins', 'districtHeating']

const list = (
  name: string,
  users: readonly string[],
  country: DemoList['country'],
  categories: readonly string[],
  [projects, procurements, companies]: readonly [number, number, number],
  seen: number | null = 3,
  mailTime: DemoList['mailTime'] = 'daily',
): DemoList => ({ name, users, country, categories, projects, procurements, companies, mailTime, seen })

const [paid, colleague] = ['paid@demo.test', 'colleague@demo.test']

export const demoLists: readonly DemoList[] = [
  list('Skoler og institutioner', [paid, colleague], 'DK', schools, [24, 8, 3], 2, 'always'),
  list('Følges tæt', [paid], 'DK', [], [7, 9, 0], 1),
  list('Samarbejdspartnere', [paid], 'DK', [], [0, 0, 12], null, 'weekly'),
  list('Veje og broer', [colleague], 'DK', roads, [9, 6, 2], 6),
  list('Nye emner', [colleague], 'DK', [], [3, 3, 0], null, 'never'),
  list('Boliger', ['projects@demo.test'], 'DK', homes, [12, 0, 0]),
  list('Vand og kloak', ['projects@demo.test'], 'DK', water, [6, 4, 0], null, 'weekly'),
  list('Tømreropgaver', ['basic@demo.test'], 'DK', homes, [4, 4, 0]),
  list('Til senere', ['basic@demo.test'], 'DK', [], [2, 2, 0], null, 'never'),
  list('Boliger', ['none@demo.test'], 'DK', homes, [3, 0, 0]),
  list('Udbud', ['none@demo.test'], 'DK', [], [0, 4, 0], null, 'never'),
  list('Skoler', ['admin@demo.test'], 'DK', schools, [5, 3, 1]),
  list('Veje', ['admin@demo.test'], 'DK', roads, [4, 4, 0], null, 'never'),
  list('Skolor och förskolor', ['paid-se@demo.test'], 'SE', schools, [14, 6, 2], 2),
  list('Bevakas', ['paid-se@demo.test'], 'SE', [], [5, 8, 0], 1, 'always'),
  list('Samarbetspartner', ['paid-se@demo.test'], 'SE', [], [0, 0, 9], null, 'weekly'),
  list('Skoler og barnehager', ['paid-no@demo.test'], 'NO', schools, [12, 6, 2], 2),
  list('Følges tett', ['paid-no@demo.test'], 'NO', [], [5, 7, 0], 1, 'always'),
  list('Samarbeidspartnere', ['paid-no@demo.test'], 'NO', [], [0, 0, 8], null, 'weekly'),
]
