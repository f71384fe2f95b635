import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { partPactFile } from '../pactFile'
import type { Pact, PactInteraction } from './readPact'

/** Writes a pact of some interactions, in the given order, and returns its path. */
export function writePart(pact: Pact, interactions: readonly PactInteraction[], name: string): string {
  const file = partPactFile(name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...pact, interactions }))
  return file
}
