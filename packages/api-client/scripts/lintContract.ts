import { runRedocly } from './runRedocly'

// Warnings count as errors too.
const printed = runRedocly('lint', 'openapi.yaml', '--config', 'redocly.yaml')
if (/\bwarning/i.test(printed)) throw new Error(`The contract has warnings. Fix them:\n${printed}`)
console.log('The contract has no errors and no warnings.')
