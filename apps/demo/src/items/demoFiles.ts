import type { DemoLocale } from '../locales/DemoLocale'
import type { FileRecord } from '@spadestik/service/filling'
import type { DemoContext, DemoSubject } from './DemoContext'

export const scenes = ['housing', 'block', 'hall', 'bridge', 'energy', 'park'] as const

export type DemoScene = (typeof scenes)[number]

export const drawingsOfScene = 3

export const logoCount = 24

/** The kinds of demo documents. Each document exists in three languages. */
export const documentKinds = ['plan', 'notice', 'schedule', 'site'] as const

const sceneOf: Readonly<Record<string, DemoScene>> = {
  rowHouses: 'housing',
  kindergartens: 'housing',
  churchBuildings: 'housing',
  nursingHomes: 'housing',
  warehouses: 'hall',
  foodIndustry: 'hall',
  dataCentres: 'hall',
  sportsHalls: 'hall',
  swimming: 'hall',
  supermarkets: 'hall',
  fireStations: 'hall',
  recyclingCentres: 'hall',
  waterworks: 'hall',
  treatmentPlants: 'hall',
  roadBridges: 'bridge',
  footBridges: 'bridge',
  tunnels: 'bridge',
  mainRoads: 'bridge',
  roundabouts: 'bridge',
  quays: 'bridge',
  stations: 'bridge',
  solarFarms: 'energy',
  biogas: 'energy',
  substations: 'energy',
  districtHeating: 'energy',
  parks: 'park',
  playgrounds: 'park',
  pitches: 'park',
  streets: 'park',
  cyclePaths: 'park',
  rainBasins: 'park',
  coastProtection: 'park',
  sewerPipes: 'park',
}

export const drawingName = (scene: DemoScene, number: number) => `drawing-${scene}-${number}`

export const documentName = (kind: (typeof documentKinds)[number], language: DemoLocale['language']) =>
  `${kind}-${language}`

const image = (code: string, name: string, source: string | null): FileRecord => ({
  name,
  code,
  extension: 'svg',
  link: `/files/demo/${code}.svg`,
  isImage: true,
  source,
})

export function logoOf(number: number, company: string): FileRecord {
  return image(`logo-${number}`, company, null)
}

export function chooseFiles({ random, locale }: DemoContext, { kind, client }: DemoSubject): FileRecord[] {
  const scene = sceneOf[kind.category] ?? 'block'
  const numbers = random.sample(
    Array.from({ length: drawingsOfScene }, (_, index) => index + 1),
    random.integer(0, drawingsOfScene),
  )
  const documents = random.chance(0.55) ? random.sample(documentKinds, random.integer(1, 3)) : []
  return [
    ...numbers.map((number) =>
      image(drawingName(scene, number), random.pick(locale.sentences.images), client.name),
    ),
    ...documents.map((document) => ({
      name: locale.sentences.documents[document],
      code: documentName(document, locale.language),
      extension: 'pdf',
      link: `/files/demo/${documentName(document, locale.language)}.pdf`,
      isImage: false,
      source: client.name,
    })),
  ]
}

export function chooseCover({ random }: DemoContext, { kind, name }: DemoSubject): FileRecord {
  const scene = sceneOf[kind.category] ?? 'block'
  return image(drawingName(scene, random.integer(1, drawingsOfScene)), name, null)
}
