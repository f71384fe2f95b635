import type { Schemas } from '@spadestik/api-client'
import { exampleResponses } from '@spadestik/api-client/examples'

const [project] = exampleResponses.searchProjects.body.items
const [procurement] = exampleResponses.searchProcurements.body.items

if (project === undefined || procurement === undefined) {
  throw new Error('The contract has no example of a row, so stories cannot show one. Add an example.')
}

const phaseNames = ['Idé', 'Planlægning', 'Projektering', 'Udbud', 'Udførelse', 'Færdig']

/** The phases of projects. The example projects are in the fourth of these phases. */
export const projectPhases: readonly Schemas['ProjectPhase'][] = phaseNames.map((name, index) => ({
  ...project.phase,
  id: index + 1,
  index,
  name,
}))

const courseNames = ['Planlagt', 'Prækvalifikation', 'Udbud', 'Vurdering', 'Tildelt']

/** The phases of procurements. All example procurements are in the third phase. */
export const procurementPhases: readonly Schemas['ProcurementPhase'][] = courseNames.map((name, index) => ({
  ...procurement.phase,
  id: index + 1,
  index,
  name,
}))

const projectNames: readonly [name: string, place: string, budget: number | null][] = [
  [project.name, project.place ?? '', project.budget],
  ['Nybyggeri af 64 almene boliger på Havnegrunden', 'Køge', 128_000_000],
  ['Udvidelse af renseanlæg med nye efterklaringstanke', 'Esbjerg', 86_500_000],
  ['Ombygning af det tidligere rådhus til kulturhus og bibliotek', 'Hjørring', 47_000_000],
  ['Idrætshal ved Sønderskov Skole', 'Sønderborg', null],
  ['Logistikcenter, etape 2', 'Vejle', 310_000_000],
]

const procurementNames: readonly [name: string, place: string, deadline: string | null][] = [
  [procurement.name, procurement.place ?? '', '2026-11-27'],
  ['Rammeaftale om tømrerarbejde på kommunens bygninger', 'Odense', '2026-12-04'],
  ['Ny cykelbro over banen ved Vestre Ringvej', 'Randers', '2026-12-11'],
  ['Totalentreprise, plejecenter med 72 boliger', 'Holbæk', '2026-12-18'],
  ['Tagrenovering af Nørre Skole', 'Silkeborg', '2027-01-08'],
  ['Kloakseparering i Vesterbro-kvarteret', 'Aalborg', null],
]

/** Rows of projects that are made from the example in the OpenAPI contract. */
export const projectRows: readonly Schemas['ProjectSummary'][] = projectNames.map(
  ([name, place, budget], index) => ({
    ...project,
    id: project.id + index,
    name,
    place,
    budget,
    coverImage: null,
  }),
)

export const procurementRows: readonly Schemas['ProcurementSummary'][] = procurementNames.map(
  ([name, place, nextDeadline], index) => ({
    ...procurement,
    id: procurement.id + index,
    name,
    place,
    nextDeadline,
    nextDeadlineWindow: nextDeadline === null ? null : index === 0 ? 'inquiry' : 'offers',
    coverImage: null,
  }),
)
