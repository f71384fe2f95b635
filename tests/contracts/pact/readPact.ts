import { readFileSync } from 'node:fs'

interface Message {
  headers?: Record<string, string[]>
  body?: { content: unknown }
  matchingRules?: object
}

/** An interaction as a pact has it. */
export interface PactInteraction {
  description: string
  providerStates?: { name: string }[]
  request: Message & { method: string; path: string; query?: Record<string, string[]> }
  response: Message & { status: number }
}

/** A pact as it is written. */
export interface Pact {
  consumer: { name: string }
  provider: { name: string }
  interactions: PactInteraction[]
  metadata: object
}

/** Reads a pact. */
export function readPact(file: string): Pact {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The operation that an interaction is about, which its name begins with. */
export function operationIdOf({ description }: PactInteraction): string {
  return description.split(':')[0] ?? ''
}
