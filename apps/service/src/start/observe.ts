import type { Observation } from '../storage/observed/Observation'
import type { OpenDatabase } from '../storage/openDatabase'
import { analysisCache } from '../words/analysis/analyseWord'
import { startObservation } from './observation/startObservation'
import { listenFault } from './placeFaults'
import type { Settings } from './readSettings'

/** Starts to observe the service, if the settings ask for it. */
export async function observe(
  { observation, sources, dataFolder }: Pick<Settings, 'observation' | 'sources' | 'dataFolder'>,
  database: Pick<OpenDatabase, 'db' | 'pools'>,
  onFailure: (words: string, facts: Readonly<Record<string, unknown>>) => void,
): Promise<Observation | null> {
  if (observation === null) return null
  const observed = {
    ...database,
    sources: sources.map(({ name }) => name),
    dataFolder,
    caches: { wordAnalyses: analysisCache },
  }
  return startObservation(observation, observed, onFailure).catch((error: unknown) => {
    throw listenFault(error, 'METRICS_HOST and METRICS_PORT')
  })
}
