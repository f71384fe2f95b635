import type { paths } from './schema.gen'

type AddedByTheClient = 'languageId' | 'domainId'

type CallerQuery<Query> =
  Record<never, never> extends Omit<Query, AddedByTheClient>
    ? { query?: Omit<Query, AddedByTheClient> }
    : { query: Omit<Query, AddedByTheClient> }

type CallerOperation<Operation> = Operation extends {
  parameters: infer Parameters extends { query: unknown }
}
  ? Omit<Operation, 'parameters'> & {
      parameters: Omit<Parameters, 'query'> & CallerQuery<Parameters['query']>
    }
  : Operation

/**
 * The paths of the OpenAPI contract, without the parameters for the language and the national domain (dk, se
 * or no), which the client adds. (Z02)
 */
export type CallerPaths = {
  [Path in keyof paths]: {
    [Method in keyof paths[Path]]: Method extends 'parameters'
      ? paths[Path][Method]
      : CallerOperation<paths[Path][Method]>
  }
}
