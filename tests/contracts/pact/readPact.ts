import { readFileSync } from 'node:fs'

interface Message {
  headers?: Record<string, string[]>
  body?: { content: unknown }
  matchingRules?: object
}

export interface PactInteraction {
  description: string
  providerStates?: { name: string; params?: object }[]
  request: Message & { method: string; path: string; query?: Record<string, string[]> }
  response: Message & { status: number }
}

/** A pact: a file with the requests of a consumer, and the responses that it expects of a provider. */
export interface Pact {
  consumer: { name: string }
  provider: { name: string }
  interactions: PactInteraction[]
  metadata: object
}

export function readPact(file: string): Pact {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Returns the id of an interaction's operation. The id is the first word of the interaction's name. */
export function operationIdOf({ description }: PactInteraction): string {
  return description.split(':')[0] ?? ''
}
