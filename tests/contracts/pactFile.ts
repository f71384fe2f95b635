import { join, relative } from 'node:path'

export const provider = 'spadestik-service'

/**
 * The consumers, in the order in which a service meets their pacts. Each has one pact, which the tests of its
 * folder write.
 */
export const consumers = {
  'spadestik-web': {
    folder: 'consumer',
    needs: 'What each operation of the app does, and the failures that it has itself.',
  },
  'spadestik-web-refusals': {
    folder: 'consumer/refusals',
    needs:
      'Whom the operations of the app refuse, from two tables: the same few failures for every operation.',
  },
  'crm-bridge': {
    folder: 'bridge',
    needs: 'What a bridge to a CRM does with a key: it follows changes, reads items and manages webhooks.',
  },
} as const

export type Consumer = keyof typeof consumers

export const consumerNames = Object.keys(consumers) as Consumer[]

/** The consumers that are the app. */
export const appNames: readonly Consumer[] = ['spadestik-web', 'spadestik-web-refusals']

/** Returns the consumer of a test: the one with the innermost folder around it. */
export function consumerOf(testFile: string): Consumer {
  const place = relative(import.meta.dirname, testFile)
  const around = consumerNames.filter((name) => place.startsWith(`${consumers[name].folder}/`))
  const [innermost] = around.toSorted((a, b) => consumers[b].folder.length - consumers[a].folder.length)
  if (innermost !== undefined) return innermost
  throw new Error(
    `${place} is in the folder of no consumer, so its interactions have no pact. Move it to one.`,
  )
}

export const pactFolder = join(import.meta.dirname, 'pacts')

/** Returns the name of the committed pact of a consumer. Providers are verified with these files. */
export const pactNameOf = (consumer: Consumer): string => `${consumer}-${provider}.json`

export const pactFileOf = (consumer: Consumer): string => join(pactFolder, pactNameOf(consumer))

/** The folder in which the tests of consumers write pacts: one per consumer, test file and operation. */
export const freshPactFolder = join(import.meta.dirname, '../node_modules/.cache/contracts')

/** A file for some interactions of the pacts, which a test verifies alone or in another order. */
export const partPactFile = (name: string): string =>
  join(import.meta.dirname, '../node_modules/.cache/contractParts', `${name}.json`)
