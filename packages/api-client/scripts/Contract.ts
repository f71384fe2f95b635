import type { ExampleSchema } from './exampleOf'

export interface ContractParameter {
  name: string
  in: string
  required?: boolean
}

export interface ContractAnswer {
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema: ExampleSchema }>
}

export interface ContractOperation {
  operationId: string
  summary: string
  description?: string
  parameters?: (ContractParameter | { $ref: string })[]
  requestBody?: object
  responses: Record<string, ContractAnswer | { $ref: string }>
}

export interface Contract {
  paths: Record<string, Record<string, ContractOperation> & { parameters?: ContractOperation['parameters'] }>
  components: {
    parameters: Record<string, ContractParameter>
    headers: Record<string, { example: string }>
    schemas: Record<string, ExampleSchema>
  }
}
