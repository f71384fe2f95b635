export { exampleResponses } from '../src/examples.gen'
export type { ExampleResponse, ExampleResponses } from '../src/ExampleResponses'
