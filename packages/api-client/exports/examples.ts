export { exampleAnswers } from '../src/examples.gen'
export type { ExampleAnswer, ExampleAnswers } from '../src/ExampleAnswers'
