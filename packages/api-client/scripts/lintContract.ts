import { runRedocly } from './runRedocly'

// A warning counts as an error: --max-problems only shortens what is printed.
const printed = runRedocly('lint', 'openapi.yaml', '--config', 'redocly.yaml')
if (/\bwarning/i.test(printed))
  throw new Error(`The contract has warnings. Correct what they name:\n${printed}`)
console.log('The contract has no errors and no warnings.')
