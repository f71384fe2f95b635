import type { ExampleSchema } from './exampleOf'

/** What the generator reads of a parameter of the bundled contract. */
export interface ContractParameter {
  name: string
  in: string
  required?: boolean
}

/** What the generator reads of an answer of the bundled contract. */
export interface ContractAnswer {
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema: ExampleSchema }>
}

/** What the generator reads of an operation of the bundled contract. */
export interface ContractOperation {
  operationId: string
  summary: string
  description?: string
  parameters?: (ContractParameter | { $ref: string })[]
  requestBody?: object
  responses: Record<string, ContractAnswer | { $ref: string }>
}

/** What the generator reads of the bundled contract. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation> & { parameters?: ContractOperation['parameters'] }>
  components: {
    parameters: Record<string, ContractParameter>
    headers: Record<string, { example: string }>
    schemas: Record<string, ExampleSchema>
  }
}
