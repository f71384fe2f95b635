import type { SampleNode } from './makeItems'

/** A sample tender. All names are invented. */
export interface SampleTender {
  id: number
  name: string
  buyer: string
  place: string
  phase: string
  position: number
  categories: string[]
  budget: string
  published: string
  updated: string
  deadline: string
  daysLeft: number | null
  isShared: boolean
  isStarred: boolean
}

const tender = (
  id: number,
  name: string,
  buyer: string,
  place: string,
  phase: string,
  position: number,
  categories: string[],
  budget: string,
  published: string,
  updated: string,
  deadline: string,
  more: Partial<SampleTender> = {},
): SampleTender => ({
  id,
  name,
  buyer,
  place,
  phase,
  position,
  categories,
  budget,
  published,
  updated,
  deadline,
  daysLeft: null,
  isShared: false,
  isStarred: false,
  ...more,
})

export const tenders: readonly SampleTender[] = [
  tender(
    1,
    'Renovering af Lindbro over Kragå, etape 2',
    'Fjordby Kommune',
    'Fjordby',
    'Udbud',
    3,
    ['Vejbroer', 'Beton'],
    '48 mio. kr.',
    '02.11.2026',
    '18.11.2026',
    '27.11.2026',
    { daysLeft: 6, isShared: true, isStarred: true },
  ),
  tender(
    2,
    'Udskiftning af brodæk ved Humlesund',
    'Humlesund Kommune',
    'Humlesund',
    'Udbud',
    3,
    ['Vejbroer', 'Stål'],
    '112 mio. kr.',
    '28.10.2026',
    '17.11.2026',
    '14.12.2026',
  ),
  tender(
    3,
    'Rammeaftale om bygværker 2027–2030',
    'Egedal Vej og Park',
    'Egevad',
    'Prækvalifikation',
    2,
    ['Vejbroer', 'Tunneler', 'Støttemure', 'Kajer', 'Sluser'],
    '240 mio. kr.',
    '12.11.2026',
    '12.11.2026',
    '18.12.2026',
  ),
  tender(
    4,
    'Jernbanebro over Tangå, rådgivning',
    'Baneværket',
    'Tangå',
    'Forhåndsmeddelelse',
    1,
    ['Jernbanebroer'],
    '–',
    '09.11.2026',
    '10.11.2026',
    '–',
    { isStarred: true },
  ),
  tender(
    5,
    'Betonrenovering af P-hus og stibro ved Nørre Torv',
    'Havneby Kommune',
    'Havneby',
    'Tildeling',
    4,
    ['Vejbroer', 'Parkering'],
    '31 mio. kr.',
    '04.09.2026',
    '09.11.2026',
    'Afsluttet',
  ),
  tender(
    6,
    'Tunnel under Oddevej, totalentreprise',
    'Sundby Kommune',
    'Sundby',
    'Udbud',
    3,
    ['Tunneler'],
    '76 mio. kr.',
    '30.10.2026',
    '06.11.2026',
    '30.11.2026',
    { daysLeft: 9 },
  ),
]

export const categories: readonly SampleNode[] = [
  [
    'Anlæg',
    [
      ['Broer og tunneler', ['Vejbroer', 'Gangbroer', 'Tunneler']],
      ['Havne og kajer', ['Kajer', 'Moler', 'Sluser']],
      ['Veje og stier', ['Motorveje', 'Cykelstier', 'Rundkørsler']],
    ],
  ],
  [
    'Boliger',
    [['Etageboliger', ['Almene boliger', 'Ejerboliger', 'Ungdomsboliger']], 'Rækkehuse', 'Enfamiliehuse'],
  ],
  ['Sundhed', ['Hospitaler', 'Lægehuse', 'Plejehjem']],
  ['Undervisning', ['Daginstitutioner', 'Folkeskoler', 'Gymnasier', 'Universiteter']],
]

/** Maps the id that `makeItems` gives to a category to the number of results in the category. */
export const categoryCounts: ReadonlyMap<number, number> = new Map(
  [
    412, 86, 41, 17, 28, 33, 12, 9, 12, 293, 41, 198, 54, 538, 321, 190, 88, 43, 121, 96, 97, 41, 22, 34, 260,
    98, 120, 24, 18,
  ].entries(),
)
