import { consumerNames, pactFileOf, type Consumer } from '../pactFile'
import { readPact, type PactInteraction } from './readPact'

/** Reads the interactions of several committed pacts, by default of all. Their names differ. */
export function readInteractions(consumers: readonly Consumer[] = consumerNames): PactInteraction[] {
  return consumers.flatMap((consumer) => readPact(pactFileOf(consumer)).interactions)
}
